# Les règles de La Grande Muraille, dans nos propres mots. (R) précède chaque décision de notre part.

rules-gw-intro = À deux, trois ou quatre, vous réarrangez une muraille de cartes illustrées et vous photographiez les compositions qui s’y forment. La victoire revient au plus grand total de points, et un « CLIC ! » rapide y compte autant qu’une construction habile.
rules-gw-c = Les cartes
rules-gw-s = La mise en place
rules-gw-t = Votre tour
rules-gw-p = Les photos
rules-gw-a = Les sept actions
rules-gw-r = Pousse-pousse, tours et dragons
rules-gw-e = La fin de la partie

## Les cartes

rule-gw-c1 = La muraille se construit avec 47 cartes Muraille. On y voit des symboles simples, des pandas roses, des tours et des dragons rouges ; une carte Dragon est toujours une tête, un corps ou une queue. (R) Notre jeu de cartes contient 8 lanternes, 8 éventails, 7 théières, 6 lotus, 4 pandas, 4 têtes de dragon, 3 corps de dragon, 4 queues de dragon et 3 tours.
rule-gw-c2 = S’y ajoutent 3 pousse-pousse, qui surgissent en cours de partie et gênent tout le monde.
rule-gw-c3 = Chacune des 25 compositions montre une suite de symboles et les points que rapporte sa photo. (R) Dans notre jeu de cartes, une suite compte de 2 à 5 symboles, rarement 5. (R) Une photo rapporte de 1 à 6 points, et d’autant plus qu’elle est difficile : une simulation à graine fixe a mesuré combien de fois chaque composition se trouve sur la muraille, et la longueur y pèse plus que la rareté des symboles. (R) Au moins 12 des 25 se passent de dragon et de panda, et au moins 2 comportent une tour. (R) Les symboles de dragon vont par deux ou par trois, jamais seuls et jamais en suites plus longues.
rule-gw-c4 = Les 35 cartes Action sont de sept sortes. (R) Chaque sorte existe en 5 exemplaires.
rule-gw-c5 = (R) Un jeu de cartes est un fichier vérifié au chargement ; votre table peut donc jouer avec le sien. (R) Il est refusé, avec le motif, si l’une de ses suites de dragons ne compte pas 2 ou 3 symboles, s’il a moins de compositions sans dragon ni panda que deux par personne plus 3, ou si la mise en place devait épuiser les compositions. (R) Il en va de même s’il contient deux fois la même composition, ou une composition que ses cartes Muraille ne permettent pas de former, ou trop peu de cartes Muraille ou Action pour la distribution, ou une composition qui ne compte pas 2 à 8 symboles, ou plus de 120 cartes Muraille, de 255 compositions ou de 3 pousse-pousse.

## La mise en place

rule-gw-s1 = Tout le monde reçoit 3 cartes Action et 2 compositions, à garder secrètes.
rule-gw-s2 = Trois autres compositions sont visibles sur la table. Si l’une d’elles montre un dragon ou un panda, elle retourne dans la pioche, que l’on mélange, et une autre prend sa place, et ainsi de suite tant que les trois n’en sont pas exemptes.
rule-gw-s3 = On mélange les cartes Muraille, encore sans les pousse-pousse. Les quatre premières, alignées de gauche à droite, sont la muraille ; les trois suivantes sont le marché.
rule-gw-s4 = Les 40 cartes Muraille restantes forment trois tas aussi égaux que possible, (R) de 14, 13 et 13 cartes de haut en bas. Un pousse-pousse est mélangé à chaque tas, puis on les superpose : c’est la pioche Muraille, face cachée.
rule-gw-s5 = Le reste des cartes Action forme la pioche Action, face cachée. Décidez ensemble qui commence. (R) En ligne, le hasard tranche d’après la graine de la partie, sauf si l’hôte en décide lui-même.

## Un tour

rule-gw-t0 = (R) On joue dans le sens des aiguilles d’une montre. (R) Hors de son tour, on attend, à une exception près : les photos avec les compositions de sa propre main (GW-P2).
rule-gw-t1 = Étape 1 : chaque pousse-pousse posé sur la muraille avance d’une carte vers la droite, (R) tous en même temps. Celui qui sort par le bout droit rejoint la défausse Muraille.
rule-gw-t2 = Étape 2 : allongez la muraille d’une carte, à gauche ou à droite, prise au marché ou sur le dessus de la pioche. Le marché est ensuite ramené à 3 cartes. (R) Une carte de la pioche se regarde avant de choisir le bout ; aucune photo n’est possible entre les deux. (R) Si vous tirez un pousse-pousse, vous piochez de nouveau ; il est trop tard pour se rabattre sur le marché. (R) Regarnir le marché fait partie de cette étape : les photos viennent après, même si un pousse-pousse apparaît. (R) S’il n’y a plus de carte Muraille ni au marché, ni dans la pioche, ni dans la défausse, l’étape est sautée. (R) En dehors de cette étape, seule l’action « Renouveler le marché » (GW-A6) regarnit le marché.
rule-gw-t3 = Étape 3 : jouez une carte Action. La première est obligatoire ; à trois, une deuxième est permise, et à quatre une deuxième puis une troisième. (R) La carte va d’abord à la défausse Action, puis elle produit son effet. (R) Une carte est jouable s’il existe au moins une façon permise de l’utiliser, même si la muraille reste ensuite telle quelle.
rule-gw-t4 = Étape 4 : vous piochez pour revenir à 3 cartes Action. (R) Cela n’a lieu que lorsque vous terminez votre tour, même si vous avez déjà joué toutes les cartes Action permises ; jusque-là, vous pouvez encore photographier, avec vos compositions comme avec celles qui sont visibles.
rule-gw-t5 = Si vous préférez ne jouer aucune carte Action, vous pouvez défausser toute votre main, actions et compositions, et prendre 3 nouvelles actions et 2 nouvelles compositions. Votre tour s’arrête là. (R) Ce n’est possible qu’à l’étape 3, et avant la première carte Action du tour. (R) Si aucune de vos cartes Action n’est jouable, vous avez le choix : changer de main, ou bien montrer vos cartes Action à tout le monde, les garder et terminer votre tour sans en jouer. (R) Toutes les anciennes cartes sont défaussées avant d’en piocher de nouvelles. (R) Tout le monde voit les cartes défaussées, compositions comprises. (R) Les compositions défaussées sont perdues pour le reste de la partie.
rule-gw-t6 = Si la pioche Muraille ou la pioche Action est épuisée, on mélange sa défausse, qui devient la nouvelle pioche, (R) au moment où il faut tirer une carte. (R) Tant que la défausse Muraille ne contient que des pousse-pousse, elle reste en place. (R) Les compositions ne sont jamais remélangées. (R) Une carte introuvable n’est pas piochée.

## Les photos

rule-gw-p1 = Vous pouvez photographier une composition quand ses symboles se suivent sur la muraille, côte à côte et exactement dans son ordre, de gauche à droite. (R) Si elle s’y trouve plusieurs fois, vous pouvez préciser l’endroit ; sinon, c’est le plus à gauche qui compte. (R) Désigner un endroit où elle ne se trouve pas est une annonce erronée (GW-P8).
rule-gw-p2 = Avec une composition de votre main, vous photographiez quand vous voulez, quelle que soit la personne dont c’est le tour. Les appareils ne se reposent que pendant l’exécution d’une action ; entre deux actions, ils peuvent se déclencher. (R) Les bons moments : après l’étape 1, après l’étape 2 et après chaque action, jusqu’à ce que le tour soit terminé. (R) Entre la fin d’un tour et l’étape 1 du suivant, il n’y en a aucun.
rule-gw-p3 = Les compositions visibles sont réservées à la personne dont c’est le tour : vous les photographiez pendant le vôtre, et à aucun autre moment.
rule-gw-p4 = La composition rejoint votre pile de score, et vous piochez pour en avoir de nouveau 2 en main. Vous n’avez jamais à en rendre : si vous photographiez avec 3 compositions en main, les 2 autres restent et vous n’en piochez aucune. Les compositions visibles ne sont pas remplacées.
rule-gw-p5 = Les cartes photographiées rejoignent la défausse Muraille, et le reste de la muraille se resserre.
rule-gw-p6 = Si la muraille a alors moins de 4 cartes, d’autres arrivent de la pioche par son bout gauche, chacune à gauche de la précédente, jusqu’à 4. (R) Seule une photo entraîne ce complément ; l’action Retirer ne le fait pas.
rule-gw-p7 = Si plusieurs personnes annoncent, la première annonce obtient sa photo. La suivante est alors confrontée à ce qui reste de la muraille, et ainsi de suite, l’une après l’autre. (R) Chaque photo est menée à son terme, complément et pousse-pousse compris, avant que l’on examine l’annonce suivante. (R) Celle-ci vaut à l’endroit désigné si sa composition s’y trouve, et sinon à l’endroit le plus à gauche où elle se trouve. (R) Une annonce qui était fausse au moment où vous l’avez faite, à cause de la muraille que vous voyiez ou des compositions que vous aviez, reste fausse, même si une photo précédente la rendait juste entre-temps. (R) Des annonces plus proches l’une de l’autre que l’erreur de mesure sont tenues pour simultanées. (R) Parmi des annonces simultanées, la priorité va au premier siège qui suit, dans le sens des aiguilles d’une montre, la personne dont c’est le tour ; celle-ci passe en dernier.
rule-gw-p8 = (R) Une annonce erronée ne change rien sur la table. (R) À une table en temps réel, elle bloque votre appareil pendant 3 secondes ; chaque table peut choisir une durée de 0 à 10. (R) Il n’est bloqué que si vous faisiez erreur sur la muraille que vous aviez sous les yeux : si une autre annonce a gâché la vôtre, ou si le moment était interdit, la vôtre est refusée, sans plus.

## Les sept actions

rule-gw-a1 = Déplacer 1 : faites passer une carte Muraille par-dessus sa voisine de gauche ou de droite, soit exactement une position plus loin. La voisine se décale d’une position dans l’autre sens. La carte déplacée doit rester sur la muraille.
rule-gw-a2 = Déplacer 2 : faites passer une carte Muraille par-dessus deux autres, à gauche ou à droite, (R) soit exactement deux positions plus loin, jamais une seule. Les deux autres se décalent d’une position dans l’autre sens. La carte déplacée doit rester sur la muraille.
rule-gw-a3 = Échanger : désignez deux cartes Muraille ; chacune prend la place de l’autre.
rule-gw-a4 = Retirer : une carte Muraille de votre choix part à la défausse, et la muraille se resserre.
rule-gw-a5 = Composition en plus : piochez une composition ; pour un temps, vous en tenez une de plus qu’avant. (R) Cette carte n’est pas jouable si la pioche des compositions est vide.
rule-gw-a6 = Nouveau marché : le marché part à la défausse, 3 nouvelles cartes sont dévoilées, et vous posez l’une d’elles au bout gauche ou droit de la muraille. (R) Le marché est ensuite ramené à 3 cartes. (R) Aucune photo n’est possible entre le moment où l’on dévoile et celui où l’on pose (GW-P2). (R) L’ancien marché est défaussé en premier : ses cartes peuvent donc revenir si la défausse est mélangée. (R) S’il n’y a pas assez de cartes, on en dévoile autant que possible. (R) Cette carte n’est pas jouable s’il n’y a de carte Muraille ni au marché, ni dans la pioche, ni dans la défausse.
rule-gw-a7 = Reprendre : récupérez n’importe quelle carte Muraille dans la défausse Muraille et glissez-la à l’endroit de votre choix, entre deux cartes de la muraille ou à l’un de ses bouts. (R) Les pousse-pousse ne se reprennent pas. (R) Cette carte n’est pas jouable si la défausse ne contient aucune carte Muraille.

## Cartes spéciales

rule-gw-r1 = D’où que surgisse un pousse-pousse, quand on regarnit le marché, quand on pioche, dans un nouveau marché ou quand on complète la muraille après une photo, il se met sur la carte Muraille la plus à gauche à cet instant, (R) même si elle vient tout juste d’être posée. Si elle en porte déjà un, c’est la première carte libre à sa droite qui le reçoit. On tire alors une carte de plus, et ce que le pousse-pousse avait interrompu reprend. (R) Si toutes les cartes Muraille en portent un, ou s’il n’y en a aucune, il part à la défausse.
rule-gw-r2 = Une carte Muraille sous un pousse-pousse est hors d’atteinte : impossible de la photographier, de la déplacer ou de la retirer, (R) comme de l’échanger. (R) D’autres cartes peuvent passer par-dessus avec Déplacer 1 et Déplacer 2, et le pousse-pousse reste sur sa carte. (R) Si une carte se décale seulement parce que d’autres passent, partent ou arrivent, cela ne compte pas comme un déplacement.
rule-gw-r3 = Les pousse-pousse de la défausse reviennent en jeu quand celle-ci est mélangée pour refaire la pioche.
rule-gw-w1 = Aucune action ne peut déplacer ni retirer une tour, (R) ni l’échanger. (R) D’autres cartes peuvent passer par-dessus. (R) Elle peut figurer sur une photo, et part alors à la défausse comme les autres cartes.
rule-gw-d1 = Là où deux symboles de dragon se suivent, la photo demande une tête puis une queue ; là où il y en a trois, une tête, une section du milieu et une queue. (R) Les dragons aussi se lisent de gauche à droite. (R) Cela ne vaut que pour les photos : sur la muraille, une carte Dragon peut se trouver n’importe où et être déplacée n’importe où.

## La fin

rule-gw-e1 = Dès que quelqu’un photographie la dernière composition visible, la partie est finie sur-le-champ. (R) Plus rien n’est complété, et les annonces encore en attente tombent.
rule-gw-e2 = La fin approche aussi quand quelqu’un tire la dernière composition de la pioche. (R) Le tour en cours se joue jusqu’au bout ; puis tout le monde joue encore une fois, la personne dont c’était le tour en dernier, et la partie est finie.
rule-gw-e3 = Le plus grand nombre de points l’emporte. À égalité de points, le plus grand nombre de photos décide ; s’il est égal lui aussi, la victoire est partagée. (R) Les compositions encore en main ne comptent pas.
