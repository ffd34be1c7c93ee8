# Les règles de Monster Roll, dans nos propres mots. (R) précède chaque décision de notre part.

rules-mr-intro = Deux à quatre monstres ont mis la main sur le papier toilette. Déroulez la plus longue bande possible, déchirez celles des autres et tenez-vous prêts : trois fois dans la partie surgit une carte Décompte, et seul compte alors votre meilleur morceau.
rules-mr-c = Les cartes
rules-mr-s = La mise en place
rules-mr-t = Votre tour
rules-mr-l = Poser des cartes
rules-mr-w = Le décompte
rules-mr-e = La fin de la partie

## Les cartes

rule-mr-c1 = Le jeu compte 93 cartes : des monstres, du papier, des cartes Stop, 12 cartes Déchirure et 3 cartes Décompte. (R) Notre jeu de cartes contient 4 monstres, 64 cartes Papier et 10 cartes Stop.
rule-mr-c2 = Une carte Papier a une couleur au bout gauche et une au bout droit, et certaines portent une étoile. (R) Il y a quatre couleurs : violet, orange, vert et bleu. (R) Chacune des 16 paires gauche-droite existe en 4 exemplaires, dont un avec étoile.
rule-mr-c3 = Une carte Déchirure a une seule couleur. (R) Il y en a 3 de chaque.
rule-mr-c4 = (R) Les cartes se posent telles qu’elles sont imprimées. (R) Votre table peut permettre de tourner le papier d’un demi-tour en le posant ; une carte de même couleur aux deux bouts n’a rien à y gagner.
rule-mr-c5 = (R) Un jeu de cartes est un fichier, vérifié au chargement : votre table peut donc jouer avec le sien. (R) Il est refusé, et on vous dit pourquoi, s’il n’a pas exactement trois cartes Décompte, s’il nomme une couleur qui n’existe pas, ou s’il ne suffit pas pour quatre joueurs : il faut 4 monstres et, outre les monstres et les cartes Décompte, au moins 23 cartes, pour qu’il en reste une à chacun des trois tas. (R) Plus de 500 cartes sont refusées aussi.

## La mise en place

rule-mr-s1 = Choisissez un monstre et posez-le tout à gauche : c’est là que commence votre rangée. (R) On choisit pendant que la table se remplit : premier arrivé, premier servi. Sans choix de votre part, vous recevez l’un des monstres restants ; chaque robot aussi. (R) Les monstres avec lesquels personne ne joue restent hors du jeu.
rule-mr-s2 = On met de côté les cartes Décompte et on mélange les autres. Chacun en reçoit 5, à garder secrètes.
rule-mr-s3 = Le reste forme trois tas d’à peu près même hauteur ; on glisse une carte Décompte dans la partie basse de chacun, puis on les superpose : c’est la pioche. (R) Les cartes en trop vont aux tas du dessus. (R) Le hasard décide de l’endroit exact, mais au moins la moitié des autres cartes du tas se trouve au-dessus de la carte Décompte.
rule-mr-s4 = On retourne la carte du dessus de la pioche et on la pose à côté : la défausse commence.
rule-mr-s5 = La dernière personne passée par la salle de bains commence, et on joue dans le sens des aiguilles d’une montre. (R) En ligne, le hasard décide, d’après la graine de la partie, sauf si l’hôte choisit.

## Un tour

rule-mr-t0 = (R) Seule joue la personne dont c’est le tour ; les autres attendent.
rule-mr-t1 = Commencez votre tour en complétant votre main à 5 cartes. Il en manque 2 d’ordinaire : prenez-les toutes deux dans la pioche, ou l’une dans la pioche et l’autre sur le dessus de la défausse. (R) Vous piochez carte par carte et voyez chacune avant de tirer la suivante. (R) À chaque tour, au moins une carte vient de la pioche et au plus une de la défausse. S’il ne vous manque qu’une carte, elle vient donc de la pioche ; et si vous n’en avez pas encore pris dans la pioche, c’est de là que vient la dernière. (R) Une carte Décompte ne compte pas comme piochée : tirez-en une autre à sa place, selon la même règle. (R) Ainsi la pioche diminue à chaque tour, sauf au premier de chacun, et toute partie a une fin.
rule-mr-t2 = Si la défausse est vide quand vous avez fini de piocher, la carte du dessus de la pioche est dévoilée et en commence une nouvelle. (R) Si c’est une carte Décompte, on fait le décompte, puis on dévoile la carte suivante.
rule-mr-t3 = Posez ensuite 2 cartes, selon les règles de pose.
rule-mr-t4 = Si vous ne pouvez ou ne voulez rien poser, défaussez 1 ou 2 cartes à la place, et votre tour est fini. Si vous n’en posez qu’une, vous pouvez en défausser une. (R) Les tours possibles sont donc : poser 2 cartes, en poser 1 et en défausser 1, en poser 1, en défausser 1 ou en défausser 2. (R) Au moins une carte quitte votre main, et après une défausse vous ne posez plus rien.
rule-mr-t5 = (R) Vous pouvez annuler un à un les coups de votre tour, jusqu’à la dernière carte piochée. Une fois le tour terminé, c’est définitif. (R) Si votre temps est écoulé, vos coups sont annulés, votre main est complétée avec la pioche, et l’une de ses cartes, tirée au sort, est défaussée.

## Poser

rule-mr-l1 = Le papier se pose au bout droit de votre propre rangée. La première carte, à côté du monstre, peut avoir n’importe quelles couleurs. Pour chaque carte suivante, les couleurs doivent aller ensemble : sa couleur de gauche est la couleur de droite de la carte précédente. MR-L6 dit quand on le vérifie.
rule-mr-l2 = (R) À côté d’une déchirure, toutes les couleurs vont : la bande y est coupée.
rule-mr-l3 = Une carte Stop se pose sur une carte Papier que vous avez posée pendant le même tour, et nulle part ailleurs. Elle protège ce papier des déchirures jusqu’à la fin de la partie. Ses couleurs comptent toujours.
rule-mr-l4 = Une carte Déchirure se pose sur une carte Papier de la rangée de quelqu’un d’autre, jamais de la vôtre. Un bout du papier au moins doit avoir la couleur de la déchirure, et le papier ne doit être ni protégé ni déjà déchiré. (R) Un papier réparé peut être déchiré de nouveau.
rule-mr-l5 = Dans votre propre rangée, vous pouvez poser du papier sur une carte Déchirure ou sur d’autre papier, (R) mais pas sur une carte Stop. (R) Vous pouvez même recouvrir une carte posée pendant le même tour. (R) Dès lors, seul compte le papier du dessus, pour les couleurs, les déchirures et les points ; ce qu’il recouvre reste visible de tous.
rule-mr-l6 = À la fin de votre tour, tous les papiers voisins de votre rangée doivent se toucher par la même couleur, sauf à côté d’une déchirure ; un papier qui recouvre une déchirure doit convenir des deux côtés. Avant cela, ce n’est pas exigé : votre première carte peut ne pas convenir si une carte encore en main peut l’arranger. (R) Une première carte que rien dans votre main ne peut arranger est refusée aussitôt, de même qu’une seconde carte ou une défausse après laquelle les couleurs ne vont pas.

## Le décompte

rule-mr-w1 = Quand une carte Décompte est piochée, la partie s’interrompt et tout le monde compte aussitôt ses points. (R) De même si elle est retournée pour la défausse.
rule-mr-w2 = Les déchirures coupent une rangée en morceaux. Un morceau vaut 1 point par carte Papier et 1 par étoile ; les cartes Stop et Déchirure ne valent rien. (R) Un papier protégé compte, avec son étoile. Un papier déchiré ou recouvert ne compte pas.
rule-mr-w3 = Pour chacun, seul compte le morceau qui rapporte le plus de points. On note ces points.
rule-mr-w4 = La carte Décompte quitte le jeu, et la personne dont c’est le tour continue de piocher. Toutes les rangées restent telles quelles.

## La fin

rule-mr-e1 = Le troisième décompte met fin à la partie sur-le-champ. (R) On ne pioche et on ne retourne plus rien.
rule-mr-e2 = On additionne les points des trois décomptes, et le plus grand total l’emporte. (R) À égalité, la victoire est partagée.
