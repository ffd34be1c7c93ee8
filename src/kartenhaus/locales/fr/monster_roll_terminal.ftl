### Monster Roll in the plain terminal.

mr-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, la bande vaut { $row } en ce moment
mr-table-covered = recouvert, par emplacement : { $places }
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
               *[no] Posez ou défaussez une autre carte, ou terminez.
            }
       *[other] Terminez votre tour, ou annulez un coup.
    }
mr-expected-discard = Vous ne pouvez rien poser : défaussez une ou deux cartes.
mr-expected-mend = Les couleurs ne vont pas encore : arrangez-les avec une seconde carte, ou annulez.
mr-expected-over = La partie est terminée.

mr-menu-draw = Piocher la première carte
mr-menu-pick = Prendre la première carte de la défausse
mr-menu-lay = Poser : { $card }
mr-menu-stop = Protéger l’emplacement { $place } avec une carte Stop
mr-menu-discard = Défausser : { $card }
mr-menu-back = Annuler le dernier coup
mr-menu-end = Terminer le tour
# $over is "none" at the end of the row.
mr-menu-place =
    { $over ->
        [none] emplacement { $place }, au bout
       *[other] emplacement { $place }, sur : { $over }
    }{ $turned ->
        [yes] , tournée
       *[no] { "" }
    }
mr-menu-tear = { $player }, emplacement { $place } : { $over }

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
mr-event-card-turned-up = Retournée pour la défausse : { $card }.
mr-event-paper-laid =
    { $you ->
        [yes] Vous posez
       *[no] { $player } pose
    } à l’emplacement { $place } : { $card }{ $over ->
        [none] .
       *[other] { " " }(sur : { $over }).
    }
mr-event-stop-laid =
    { $you ->
        [yes] Vous protégez l’emplacement { $place } avec une carte Stop.
       *[no] { $player } protège l’emplacement { $place } avec une carte Stop.
    }
mr-event-tear-laid =
    CRAC ! { $you ->
        [yes] Vous déchirez la bande de { $victim }
       *[no]
            { $yours ->
                [yes] { $player } déchire votre bande
               *[no] { $player } déchire la bande de { $victim }
            }
    } à l’emplacement { $place } : { $card }.
mr-event-card-discarded =
    { $you ->
        [yes] Vous défaussez : { $card }.
       *[no] { $player } défausse : { $card }.
    }
mr-event-step-taken-back =
    { $you ->
        [yes] Vous annulez { $from ->
            [pile] une défausse
           *[row] un coup
        } : { $card }.
       *[no] { $player } annule { $from ->
            [pile] une défausse
           *[row] un coup
        } : { $card }.
    }
mr-event-turn-ended =
    { $you ->
        [yes] Votre tour est terminé.
       *[no] Le tour de { $player } est terminé.
    }
mr-event-scoring-came = DÉCOMPTE { $number } sur 3 : chacun compte son meilleur morceau.
# $count is how many cards the section has.
mr-event-section-scored =
    { $you ->
        [yes]
            { $count ->
                [one] Votre meilleur morceau, emplacement { $first } : { $points }.
               *[other] Votre meilleur morceau, emplacements { $first } à { $last } : { $sum } = { $points }.
            }
       *[no]
            { $count ->
                [one] Meilleur morceau de { $player }, emplacement { $first } : { $points }.
               *[other] Meilleur morceau de { $player }, emplacements { $first } à { $last } : { $sum } = { $points }.
            }
    }
mr-event-points-written =
    { $you ->
        [yes] Vous marquez
       *[no] { $player } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et en { $you ->
        [yes] avez
       *[no] a
    } maintenant { $total }.
mr-event-game-ended = C’était le troisième décompte : la partie est terminée.

mr-help =
    Les coups dans leur notation (en anglais) : draw (piocher), pick (prendre dans
      la défausse), lay po 3 (papier à l’emplacement 3), lay po 3 turned (tournée), stop 3,
      tear o 1 3 (déchirure orange, place 1, emplacement 3), discard po (défausser),
      back (annuler), end (terminer le tour).
    Cartes : deux lettres sont un papier avec ses couleurs de gauche et de droite, + est une
      étoile ; x et une lettre est une déchirure, st une carte Stop.
    Couleurs : p violet, o orange, g vert, b bleu. Sur la table, ■ est un Stop, ╳ une déchirure.
