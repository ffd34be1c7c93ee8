### Monster Roll : ce qui se passe, ce qui est possible et ce qui est attendu, en mots.

## Ce qui se passe

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
# $victim est la personne dont la bande se déchire ; $victim-you vaut "yes" si c’est celle qui lit.
mr-event-tear-laid =
    CRAC ! { $you ->
        [yes] Vous déchirez la bande de { $victim }
       *[no]
            { $victim-you ->
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

## Ce qui est attendu

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

## Ce qui est possible

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

## Comment cela s’est terminé

mr-verdict-shared = Égalité en tête : la victoire est partagée.
# $winner-you et $second-you valent "yes" pour la personne qui lit.
mr-verdict-decided =
    Le décompte { $number } a fait la différence : { $winner-you ->
        [yes] { $points } pour vous, seulement { $fewer } pour { $second }.
       *[no]
            { $second-you ->
                [yes] { $points } pour { $winner }, seulement { $fewer } pour vous.
               *[no] { $points } pour { $winner }, seulement { $fewer } pour { $second }.
            }
    }
