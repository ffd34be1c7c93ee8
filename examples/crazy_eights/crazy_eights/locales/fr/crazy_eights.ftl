ce-name = Huit américain
ce-pitch = Suivez la couleur ou la valeur, changez de couleur avec un huit et débarrassez-vous de toutes vos cartes.
ce-help = Coups en mots : play 10h, play 8s d (un huit qui demande carreau), draw, pass. Couleurs : s pique, h cœur, d carreau, c trèfle.
ce-suit =
    { $suit ->
        [s] pique
        [h] cœur
        [d] carreau
       *[c] trèfle
    }
ce-card =
    { $rank ->
        [a] as
        [j] valet
        [q] dame
        [k] roi
       *[other] { $rank }
    } de { ce-suit }
ce-zone-deck = Pioche
ce-zone-pile = Défausse
ce-zone-hand = Main

ce-event-turn-began =
    { $you ->
        [yes] C’est à vous.
       *[no] C’est à { $player }.
    }
ce-event-played =
    { $you ->
        [yes] Vous jouez
       *[no] { $player } joue
    } : { $card }{ $suit ->
        [none] .
       *[other] { " " }– il faut maintenant du { ce-suit }.
    }
ce-event-drawn = { $player } pioche une carte.
ce-event-seen = Vous piochez : { $card }.
ce-event-passed = { $player } passe.
ce-verdict = La partie est finie. Le plus petit nombre de points gagne.
ce-move-play = Jouer : { $card }
ce-move-suit = et demander { ce-suit }
ce-move-draw = Piocher une carte
ce-move-pass = Passer
ce-expected = Jouez { ce-suit }, la même valeur ou un huit ; sinon, piochez ou passez.

ce-not-in-hand = Vous n’avez pas cette carte.
ce-suit-for-eights = Annoncez une couleur avec un huit, et seulement avec un huit.
ce-no-match = Jouez { ce-suit }, la valeur de la carte du dessus ou un huit.
ce-no-draw = Vous ne pouvez pas piocher : vous l’avez déjà fait, ou la pioche est vide.
ce-draw-first = Piochez une carte avant de passer.
ce-move-form = Il faut d’autres mots après « { $verb } ». Exemples : play 10h, play 8s d, draw, pass.

rules-ce-intro = Débarrassez-vous de vos cartes : jouez-en une de la même couleur ou de la même valeur que la dernière. Les huit vont toujours.
rule-ce-c1 = Il y a 52 cartes en quatre couleurs : pique, cœur, carreau et trèfle.
rule-ce-s1 = Tout le monde reçoit 5 cartes, à deux 7. Une carte retournée commence la défausse ; le reste forme la pioche. (R) Le hasard décide qui commence.
rule-ce-t1 = À votre tour, jouez une carte de votre main ou piochez-en une. On joue dans le sens des aiguilles d’une montre.
rule-ce-t2 = Une carte doit avoir la couleur demandée ou la valeur de la carte du dessus de la défausse.
rule-ce-t3 = Un huit se joue toujours, et vous annoncez la couleur à suivre.
rule-ce-t4 = Vous pouvez piocher une carte par tour, puis jouer ou passer. (R) Si la pioche est vide, vous pouvez passer tout de suite ; elle n’est pas reconstituée.
rule-ce-e1 = La partie s’arrête dès qu’une main est vide, ou (R) quand tout le monde passe à la suite.
rule-ce-e2 = Les cartes en main coûtent des points : un huit 50, roi, dame et valet 10, un as 1, les autres leur valeur. Le plus petit nombre de points gagne.
