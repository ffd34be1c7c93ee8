# Les règles de Photo Rummy, dans nos propres mots. (R) précède chaque décision de notre part.

rules-pr-intro = À deux, trois ou quatre, vous voyagez à travers les capitales d’Europe. Réunissez des photos d’une même ville ou d’une même catégorie, posez-les, réarrangez ce qui se trouve sur la table, et videz votre chevalet avant tout le monde. Le nombre de manches, c’est vous qui le fixez.
rules-pr-c = Les cartes
rules-pr-s = La mise en place
rules-pr-t = Votre tour
rules-pr-k = Suites et séries
rules-pr-l = Compléter et réarranger
rules-pr-j = Les jokers
rules-pr-e = La fin de la manche et de la partie

## Les cartes

rule-pr-c1 = Le jeu compte 108 cartes : 102 photos et 6 jokers. Chaque photo montre l’une des 17 capitales européennes dans l’une des 6 catégories, et chaque paire existe une seule fois.
rule-pr-c2 = Chaque photo porte deux repères : le code automobile du pays, qui désigne la ville, et un pictogramme, qui désigne la catégorie.
rule-pr-c3 = Les six catégories sont les palais et parlements, les églises, les curiosités, les symboles, les gourmandises locales et les boîtes aux lettres.
rule-pr-c4 = Les villes sont Londres (GB), Dublin (IRL), Oslo (N), Rome (I), Paris (F), Berne (CH), Lisbonne (P), Berlin (D) et Madrid (E), (R) auxquelles s’ajoutent Vienne (A), Bruxelles (B), Copenhague (DK), Amsterdam (NL), Stockholm (S), Athènes (GR), Prague (CZ) et Helsinki (FIN).

## La mise en place

rule-pr-s1 = Avant toute chose, convenez du nombre de manches.
rule-pr-s2 = Chacun pioche 8 cartes et les dresse sur son chevalet, à l’abri des regards. (R) Il peut s’y trouver des jokers.
rule-pr-s3 = Les autres cartes forment 5 piles face cachée, à peu près de même hauteur.
rule-pr-s4 = La personne la plus jeune commence, puis on joue dans le sens des aiguilles d’une montre. (R) En ligne, le hasard décide, d’après la graine de la partie, sauf si l’hôte choisit. (R) La personne suivante, dans le sens des aiguilles d’une montre, commence la manche d’après, et ainsi de suite.

## Un tour

rule-pr-t0 = (R) Seule joue la personne dont c’est le tour ; les autres attendent.
rule-pr-t1 = Votre tour commence toujours par une carte, piochée sur l’une des 5 piles, au choix. C’est obligatoire.
rule-pr-t2 = Ensuite, vous pouvez poser des cartes, si c’est possible et si vous le souhaitez, en autant de combinaisons que vous voulez.
rule-pr-t3 = Quand vous terminez votre tour, il ne doit y avoir sur la table que des suites et des séries correctes ; avant cela, impossible de le terminer. Entre-temps, la table peut être sens dessus dessous, et vous pouvez annuler vos coups, jusqu’à la carte piochée. (R) Si votre temps est écoulé, tout votre tour est annulé, et vous gardez la carte piochée.
rule-pr-t4 = (R) Un tour compte 200 coups au plus. (R) Chaque carte posée ou déplacée est un coup ; un coup annulé compte quand même, mais l’annuler ne compte pas.

## Suites et séries

rule-pr-k1 = Une suite réunit au moins 3 photos d’une même ville.
rule-pr-k2 = Une série réunit au moins 4 photos d’une même catégorie.
rule-pr-k3 = Un joker peut remplacer n’importe quelle photo.
rule-pr-k4 = Toute combinaison contient plus de photos que de jokers. Ainsi, 2 photos et 1 joker font une suite, 3 photos et 1 joker font une série.
rule-pr-k5 = (R) Un joker remplace une carte qui manque encore à sa combinaison. (R) Une suite n’a donc jamais plus de 6 cartes, et une série jamais plus de 17.
rule-pr-k6 = (R) Deux suites d’une même ville, ou deux séries d’une même catégorie, peuvent se côtoyer sur la table.

## Compléter et réarranger

rule-pr-l1 = La première combinaison que vous posez dans une manche vient uniquement de votre chevalet, (R) vos propres jokers compris, mais sans joker récupéré sur la table.
rule-pr-l2 = Une fois qu’elle est posée, vous pouvez ajouter des cartes, jokers compris, à toutes les combinaisons de la table, les vôtres comme celles des autres. Vous pouvez le faire dès ce même tour, (R) et réarranger aussi ce que vous venez de poser.
rule-pr-l3 = Réarranger, c’est prendre des photos dans les combinaisons de la table, quelques-unes ou toutes, pour les utiliser dans d’autres. (R) Il faut d’abord avoir posé votre première combinaison de la manche.
rule-pr-l4 = Ce que vous laissez derrière vous doit être de nouveau une suite d’au moins 3 cartes ou une série d’au moins 4. (R) On le vérifie à la fin de votre tour ; entre-temps, il peut y en avoir moins.
rule-pr-l5 = Une carte posée sur la table y reste : elle ne revient pas sur votre chevalet. Seuls les jokers peuvent y revenir, selon leurs propres règles.

## Les jokers

rule-pr-j1 = Un joker ne quitte sa combinaison que si une photo qui convient le remplace : de la même ville dans une suite, de la même catégorie dans une série. (R) Cette photo vient de votre chevalet ou d’une autre combinaison, ne se trouvait pas dans celle-ci au début de votre tour, et y reste jusqu’à la fin du tour. (R) Les autres photos de la combinaison peuvent partir.
rule-pr-j2 = Le joker récupéré rejoint votre chevalet. Gardez-le, ou jouez-le pendant le même tour.
rule-pr-j3 = (R) Une combinaison qui contient un joker garde sa ville ou sa catégorie pendant tout le tour, et on ne réunit jamais deux combinaisons à joker. (R) Comparez la table avant et après : chaque combinaison qui avait des jokers est toujours là, suite de la même ville ou série de la même catégorie, et elle contient, en jokers et en photos nouvelles, au moins autant de cartes qu’elle avait de jokers. (R) Votre première combinaison de la manche est traitée comme une ancienne dès qu’elle est posée. (R) Un joker que vous avez posé pendant ce tour ne bouge que si vous annulez ce coup.
rule-pr-j4 = (R) Pour récupérer un joker, il faut avoir posé votre première combinaison de la manche, avant ce tour ou pendant.

## La fin

rule-pr-e1 = La personne qui pose la dernière carte de son chevalet gagne aussitôt la manche, (R) c’est-à-dire dès que le chevalet est vide et la table en ordre.
rule-pr-e2 = Les autres perdent 1 point par photo et 10 points par joker encore sur leur chevalet.
rule-pr-e3 = La personne qui gagne la manche reçoit autant de points que tous les autres en ont perdu ensemble.
rule-pr-e4 = Si les piles s’épuisent avant que quelqu’un ait tout posé, la manche est nulle et personne ne marque. (R) Elle s’arrête quand quelqu’un doit piocher et que les cinq piles sont vides ; la personne qui a pioché la dernière carte joue donc encore ce tour. (R) Une manche nulle compte parmi les manches convenues.
rule-pr-e5 = Après le nombre de manches convenu, manches nulles comprises, le score le plus élevé l’emporte. (R) À égalité, la victoire est partagée.
