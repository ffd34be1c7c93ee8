### Monster Roll in the plain terminal.

mr-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, la bande vaut { $row } en ce moment
mr-table-covered = recouvert, par place : { $places }
mr-table-no-paper = (pas encore de papier)
mr-table-piles = Pioche : { $deck } · défausse : { $top } · décomptes à venir : { $scorings }
mr-table-hand = Votre main

mr-expected-draw = Complétez votre main à cinq cartes.
mr-expected-draw-deck = Piochez : cette carte doit venir de la pioche.
mr-expected-lay =
    { $done ->
        [0] Posez jusqu’à deux cartes, ou défaussez.
        [one]
            { $discarded ->
                [yes] Défaussez encore une carte ou terminez votre tour.
               *[no] Posez ou défaussez une autre carte, ou finissez.
            }
       *[other] Terminez votre tour, ou revenez en arrière.
    }
mr-expected-discard = Vous ne pouvez rien poser : défaussez une ou deux cartes.
mr-expected-mend = Les couleurs ne vont pas encore : réparez avec une seconde carte, ou reprenez la première.
mr-expected-over = La partie est terminée.

mr-menu-draw = Piocher la première carte
mr-menu-pick = Prendre la première carte de la défausse
mr-menu-lay = Poser : { $card }
mr-menu-stop = Protéger la place { $place } avec une carte Stop
mr-menu-discard = Défausser : { $card }
mr-menu-back = Reprendre la dernière étape
mr-menu-end = Terminer le tour
# $over is "none" at the end of the row.
mr-menu-place =
    { $over ->
        [none] place { $place }, au bout
       *[other] place { $place }, sur : { $over }
    }{ $turned ->
        [yes] , tournée
       *[no] { "" }
    }
mr-menu-tear = { $player }, place { $place } : { $over }

mr-event-monster-taken =
    { $you ->
        [yes] Vous jouez avec { $monster }.
       *[no] { $player } joue avec { $monster }.
    }
mr-event-turn-began =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $player } de jouer.
    }
mr-event-card-drawn =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $player } pioche une carte.
    }
mr-event-card-seen = Vous avez pioché : { $card }.
mr-event-card-picked =
    { $you ->
        [yes] Vous prenez dans la défausse : { $card }.
       *[no] { $player } prend dans la défausse : { $card }.
    }
mr-event-card-turned-up = Dévoilée pour la défausse : { $card }.
mr-event-paper-laid =
    { $you ->
        [yes] Vous posez
       *[no] { $player } pose
    } à la place { $place } : { $card }{ $over ->
        [none] .
       *[other] { " " }(sur : { $over }).
    }
mr-event-stop-laid =
    { $you ->
        [yes] Vous protégez la place { $place } avec une carte Stop.
       *[no] { $player } protège la place { $place } avec une carte Stop.
    }
mr-event-tear-laid =
    CRAC ! { $you ->
        [yes] Vous déchirez la bande de { $victim }
       *[no]
            { $yours ->
                [yes] { $player } déchire votre bande
               *[no] { $player } déchire la bande de { $victim }
            }
    } à la place { $place } : { $card }.
mr-event-card-discarded =
    { $you ->
        [yes] Vous défaussez : { $card }.
       *[no] { $player } défausse : { $card }.
    }
mr-event-step-taken-back =
    { $you ->
        [yes] Vous reprenez { $from ->
            [pile] dans la défausse
           *[row] sur la table
        } : { $card }.
       *[no] { $player } reprend { $from ->
            [pile] dans la défausse
           *[row] sur la table
        } : { $card }.
    }
mr-event-turn-ended =
    { $you ->
        [yes] Votre tour est terminé.
       *[no] Le tour de { $player } est terminé.
    }
mr-event-scoring-came = DÉCOMPTE { $number } sur 3 : tout le monde compte son meilleur tronçon.
# $count is how many cards the section has.
mr-event-section-scored =
    { $you ->
        [yes]
            { $count ->
                [one] Votre meilleur tronçon, place { $first } : { $points }.
               *[other] Votre meilleur tronçon, places { $first } à { $last } : { $sum } = { $points }.
            }
       *[no]
            { $count ->
                [one] Meilleur tronçon de { $player }, place { $first } : { $points }.
               *[other] Meilleur tronçon de { $player }, places { $first } à { $last } : { $sum } = { $points }.
            }
    }
mr-event-points-written =
    { $you ->
        [yes] Vous recevez
       *[no] { $player } reçoit
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et en { $you ->
        [yes] avez
       *[no] a
    } { $total } maintenant.
mr-event-game-ended = C’était le troisième décompte : la partie est terminée.

mr-help =
    Les coups dans leur propre notation (en anglais) : draw (piocher), pick (prendre dans
      la défausse), lay po 3 (papier à la place 3), lay po 3 turned (tournée), stop 3,
      tear o 1 3 (orange, sur la bande du siège 1), discard po (défausser),
      back (revenir en arrière), end (finir le tour).
    Cartes : deux lettres sont un papier avec ses couleurs de gauche et de droite, + est une
      étoile ; x et une lettre est une déchirure, st une carte Stop.
    Couleurs : p violet, o orange, g vert, b bleu. Sur la table, ■ est un Stop, ╳ une déchirure.
