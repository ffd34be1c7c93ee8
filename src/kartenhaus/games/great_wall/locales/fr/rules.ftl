# Les règles de La Grande Muraille, dans nos propres mots. (R) précède chaque décision de notre part.

rules-gw-intro = À deux, trois ou quatre, vous réarrangez une muraille de cartes illustrées et vous photographiez les compositions qui s’y forment. Le plus grand total de points l’emporte, et un « CLIC ! » rapide compte autant qu’une construction habile.
rules-gw-c = Les cartes
rules-gw-s = La mise en place
rules-gw-t = Votre tour
rules-gw-p = Les photos
rules-gw-a = Les sept actions
rules-gw-r = Pousse-pousse, tours et dragons
rules-gw-e = La fin de la partie

## Les cartes

rule-gw-c1 = La muraille se construit avec 47 cartes Muraille : des symboles simples, des pandas roses, des tours et des dragons rouges. Une carte Dragon montre toujours une tête, une section du milieu ou une queue. (R) Notre jeu de cartes contient 8 lanternes, 8 éventails, 7 théières, 6 lotus, 4 pandas, 4 têtes de dragon, 3 sections du milieu, 4 queues de dragon et 3 tours.
rule-gw-c2 = S’y ajoutent 3 pousse-pousse, qui surgissent en cours de partie et gênent tout le monde.
rule-gw-c3 = Chacune des 25 compositions montre une suite de symboles et les points que rapporte sa photo. (R) Dans notre jeu de cartes, une suite compte de 2 à 5 symboles, rarement 5. (R) Une photo rapporte de 1 à 6 points, et d’autant plus qu’elle est difficile : une simulation à graine fixe a mesuré combien de fois chaque composition se trouve sur la muraille, et la longueur y pèse plus que la rareté des symboles. (R) Au moins 12 des 25 se passent de dragon et de panda, et au moins 2 comportent une tour. (R) Les symboles de dragon vont par deux ou par trois, jamais seuls et jamais en suites plus longues.
rule-gw-c4 = Il y a 35 cartes Action, de sept sortes. (R) Chaque sorte existe en 5 exemplaires.
rule-gw-c5 = (R) Un jeu de cartes est un fichier, vérifié au chargement : votre table peut donc jouer avec le sien. (R) Il est refusé, et on vous dit pourquoi, si une suite de dragons ne compte pas 2 ou 3 symboles, s’il a trop peu de compositions sans dragon ni panda (il en faut deux par personne, plus 3), ou s’il ne reste aucune composition dans la pioche après la mise en place. (R) Il est refusé aussi s’il contient deux fois la même composition, une composition que ses cartes Muraille ne permettent pas de former, une composition qui ne compte pas de 2 à 8 symboles, trop peu de cartes Muraille ou Action à distribuer, ou plus de 120 cartes Muraille, 255 compositions ou 3 pousse-pousse.

## La mise en place

rule-gw-s1 = Chacun reçoit 3 cartes Action et 2 compositions, à garder secrètes.
rule-gw-s2 = Trois autres compositions sont ouvertes, face visible sur la table. Si l’une d’elles montre un dragon ou un panda, on la remélange dans la pioche et on en retourne une autre, jusqu’à ce que les trois n’en montrent plus.
rule-gw-s3 = On mélange les cartes Muraille, encore sans les pousse-pousse. Les quatre premières, alignées de gauche à droite, forment la muraille ; les trois suivantes, face visible, le marché.
rule-gw-s4 = Les 40 cartes Muraille restantes forment trois tas aussi égaux que possible, (R) de 14, 13 et 13 cartes de haut en bas. On mélange un pousse-pousse à chaque tas, puis on les superpose : c’est la pioche Muraille, face cachée.
rule-gw-s5 = Le reste des cartes Action forme la pioche Action, face cachée. Décidez ensemble qui commence. (R) En ligne, le hasard décide, d’après la graine de la partie, sauf si l’hôte choisit.

## Un tour

rule-gw-t0 = (R) On joue dans le sens des aiguilles d’une montre. (R) Hors de votre tour, vous attendez, à une exception près : les photos avec les compositions de votre main (GW-P2).
rule-gw-t1 = Étape 1 : chaque pousse-pousse de la muraille avance d’une carte vers la droite, (R) tous en même temps. Celui qui sort par le bout droit rejoint la défausse Muraille.
rule-gw-t2 = Étape 2 : allongez la muraille d’une carte, à gauche ou à droite, prise au marché ou sur le dessus de la pioche. Le marché est ensuite ramené à 3 cartes. (R) Une carte de la pioche se regarde avant de choisir le bout ; aucune photo n’est possible entre les deux. (R) Si vous tirez un pousse-pousse, vous piochez de nouveau ; il est trop tard pour se rabattre sur le marché. (R) Regarnir le marché fait partie de cette étape : les photos viennent après, même si un pousse-pousse apparaît. (R) S’il n’y a plus de carte Muraille ni au marché, ni dans la pioche, ni dans la défausse, l’étape est sautée. (R) En dehors de cette étape, seule l’action « Renouveler le marché » (GW-A6) regarnit le marché.
rule-gw-t3 = Étape 3 : jouez une carte Action. La première est obligatoire ; à trois joueurs, vous pouvez en jouer une deuxième ; à quatre, une deuxième et une troisième. (R) La carte va d’abord à la défausse Action, puis elle produit son effet. (R) Une carte est jouable s’il existe au moins une façon permise de l’utiliser, même si la muraille n’en est pas changée.
rule-gw-t4 = Étape 4 : piochez pour revenir à 3 cartes Action. (R) Cela n’arrive que lorsque vous terminez votre tour, même si vous avez déjà joué toutes les cartes Action permises ; jusque-là, vous pouvez encore photographier vos compositions et celles qui sont ouvertes.
rule-gw-t5 = Si vous préférez ne jouer aucune carte Action, vous pouvez défausser toute votre main, actions et compositions, et prendre 3 nouvelles actions et 2 nouvelles compositions. Votre tour s’arrête là. (R) Ce n’est possible qu’à l’étape 3, et avant la première carte Action du tour. (R) Si aucune de vos cartes Action n’est jouable, vous avez le choix : changer de main, ou bien montrer vos cartes Action à tout le monde, les garder et terminer votre tour sans en jouer. (R) Toutes les anciennes cartes sont défaussées avant d’en piocher de nouvelles. (R) Tout le monde voit les cartes défaussées, compositions comprises. (R) Les compositions défaussées sont perdues pour le reste de la partie.
rule-gw-t6 = Si la pioche Muraille ou la pioche Action est vide, on mélange sa défausse, qui devient la nouvelle pioche, (R) au moment où il faut piocher une carte. (R) Une défausse Muraille qui ne contient que des pousse-pousse n’est pas mélangée. (R) Les compositions ne sont jamais remélangées. (R) S’il n’y a plus de carte nulle part, on s’en passe.

## Les photos

rule-gw-p1 = Vous pouvez photographier une composition quand ses symboles se suivent sur la muraille, côte à côte et exactement dans son ordre, de gauche à droite. (R) Si elle s’y trouve plusieurs fois, vous pouvez choisir l’endroit ; sinon, c’est le plus à gauche qui compte. (R) Choisir un endroit où elle ne se trouve pas est une fausse annonce (GW-P8).
rule-gw-p2 = Une composition de votre main se photographie quand vous voulez, même pendant le tour des autres. Seule exception : pas de photo pendant qu’une action s’exécute ; entre deux actions, c’est permis. (R) Les bons moments : après l’étape 1, après l’étape 2 et après chaque action, tant que le tour n’est pas terminé. (R) Entre la fin d’un tour et l’étape 1 du suivant, il n’y en a aucun.
rule-gw-p3 = Une composition ouverte ne se photographie que pendant votre propre tour, jamais pendant celui des autres.
rule-gw-p4 = La composition rejoint votre pile de score, et vous piochez pour en avoir de nouveau 2 en main. Vous n’avez jamais à en rendre : si vous photographiez avec 3 compositions en main, il vous en reste 2 et vous n’en piochez pas. Les compositions ouvertes ne sont pas remplacées.
rule-gw-p5 = Les cartes photographiées rejoignent la défausse Muraille, et le reste de la muraille se resserre.
rule-gw-p6 = Si la muraille a alors moins de 4 cartes, on la complète avec la pioche, par le bout gauche, chaque carte à gauche de la précédente, jusqu’à 4. (R) Seule une photo fait compléter la muraille ; l’action Retirer, non.
rule-gw-p7 = Si plusieurs personnes annoncent, la première annonce obtient sa photo. La suivante est alors confrontée à ce qui reste de la muraille, et ainsi de suite, l’une après l’autre. (R) Chaque photo est menée à son terme, complément et pousse-pousse compris, avant que l’on examine l’annonce suivante. (R) Celle-ci vaut à l’endroit désigné si sa composition s’y trouve, et sinon à l’endroit le plus à gauche où elle se trouve. (R) Une annonce qui était fausse au moment où vous l’avez faite, à cause de la muraille que vous voyiez ou des compositions que vous aviez, reste fausse, même si une photo précédente la rendait juste entre-temps. (R) Des annonces à moins de 3 millisecondes l’une de l’autre sont tenues pour simultanées. (R) Parmi des annonces simultanées, la priorité va à la première place qui suit, dans le sens des aiguilles d’une montre, la personne dont c’est le tour ; celle-ci passe en dernier.
rule-gw-p8 = (R) Une fausse annonce ne change rien sur la table. (R) À une table en temps réel, elle bloque votre appareil photo pendant 3 secondes ; la table peut choisir une durée de 0 à 10. (R) L’appareil n’est bloqué que si l’annonce était fausse sur la muraille que vous aviez sous les yeux : si une autre annonce a gâché la vôtre, ou si ce n’était pas le moment, elle est simplement refusée.

## Les sept actions

rule-gw-a1 = Déplacer de 1 emplacement : faites passer une carte Muraille par-dessus sa voisine de gauche ou de droite, donc exactement un emplacement plus loin. La voisine se décale d’un emplacement dans l’autre sens. La carte déplacée doit rester sur la muraille.
rule-gw-a2 = Déplacer de 2 emplacements : faites passer une carte Muraille par-dessus deux autres, à gauche ou à droite, (R) donc exactement deux emplacements plus loin, jamais un seul. Les deux autres se décalent d’un emplacement dans l’autre sens. La carte déplacée doit rester sur la muraille.
rule-gw-a3 = Échanger : choisissez deux cartes Muraille ; chacune prend la place de l’autre.
rule-gw-a4 = Retirer : une carte Muraille de votre choix part à la défausse, et la muraille se resserre.
rule-gw-a5 = Composition supplémentaire : piochez une composition ; vous en avez pour un temps une de plus en main. (R) Cette carte n’est pas jouable si la pioche des compositions est vide.
rule-gw-a6 = Renouveler le marché : le marché part à la défausse, on retourne 3 nouvelles cartes, et vous posez l’une d’elles au bout gauche ou droit de la muraille. (R) Le marché est ensuite complété à 3 cartes. (R) Pas de photo tant que cette carte n’est pas posée (GW-P2). (R) L’ancien marché est défaussé en premier : ses cartes peuvent donc revenir si la défausse est mélangée. (R) S’il n’y a pas assez de cartes, on en retourne autant que possible. (R) Cette carte n’est pas jouable s’il n’y a de carte Muraille ni au marché, ni dans la pioche, ni dans la défausse.
rule-gw-a7 = Reprendre une carte : choisissez une carte Muraille de la défausse Muraille et glissez-la où vous voulez, entre deux cartes de la muraille ou à l’un de ses bouts. (R) Les pousse-pousse ne se reprennent pas. (R) Cette carte n’est pas jouable si la défausse ne contient aucune carte Muraille.

## Cartes spéciales

rule-gw-r1 = Un pousse-pousse peut surgir quand on complète le marché, quand on pioche une carte, quand on renouvelle le marché ou quand on complète la muraille après une photo. Il se met alors sur la carte la plus à gauche de la muraille, (R) même si elle vient tout juste d’être posée. Si elle en porte déjà un, il prend la première carte libre à sa droite. On pioche ensuite une autre carte pour finir ce qu’il avait interrompu. (R) Si toutes les cartes Muraille en portent un, ou s’il n’y en a aucune, il part à la défausse.
rule-gw-r2 = Une carte Muraille sous un pousse-pousse est bloquée : impossible de la photographier, de la déplacer ou de la retirer, (R) ni de l’échanger. (R) D’autres cartes peuvent passer par-dessus quand on les déplace de 1 ou 2 emplacements, et le pousse-pousse reste sur sa carte. (R) Une carte qui se décale seulement parce que d’autres passent, partent ou arrivent n’est pas déplacée.
rule-gw-r3 = Les pousse-pousse de la défausse reviennent en jeu quand on la mélange pour refaire la pioche.
rule-gw-w1 = Aucune action ne peut déplacer ni retirer une tour, (R) ni l’échanger. (R) D’autres cartes peuvent passer par-dessus. (R) Elle peut figurer sur une photo ; elle part alors à la défausse comme les autres cartes.
rule-gw-d1 = Là où deux symboles de dragon se suivent, la photo demande une tête puis une queue ; là où il y en a trois, une tête, une section du milieu et une queue. (R) Les dragons aussi se lisent de gauche à droite. (R) Cela ne vaut que pour les photos : sur la muraille, une carte Dragon peut se trouver n’importe où et être déplacée n’importe où.

## La fin

rule-gw-e1 = Dès que quelqu’un photographie la dernière composition ouverte, la partie est finie, sur-le-champ. (R) On ne complète plus rien, et les annonces encore en attente sont annulées.
rule-gw-e2 = La fin approche aussi quand quelqu’un pioche la dernière composition. (R) On finit le tour en cours, puis tout le monde joue encore une fois, la personne de ce tour en dernier, et la partie est finie.
rule-gw-e3 = Le plus grand nombre de points l’emporte. À égalité, le plus grand nombre de photos décide ; s’il est égal lui aussi, la victoire est partagée. (R) Les compositions encore en main ne comptent pas.
