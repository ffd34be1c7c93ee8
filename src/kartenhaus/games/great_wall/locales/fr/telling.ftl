### La Grande Muraille : ce qui se passe, ce qui est possible et ce qui est attendu, en mots.

## Ce qui se passe

# $you vaut "yes" si la phrase s’adresse à la personne dont elle parle ; $player est son nom.
# $card est le nom d’une carte ; $cards, $actions, $composition et $compositions sont des listes de noms.
gw-event-turn-began =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $player } de jouer.
    }
# $count pousse-pousse sont encore sur la muraille, en $places ; $gone l’ont quittée.
gw-event-rickshaws-rolled =
    { $count ->
        [0] Le pousse-pousse quitte la muraille par la droite.
        [one]
            { $gone ->
                [0] Le pousse-pousse avance à l’emplacement { $places }.
               *[other] Un pousse-pousse quitte la muraille par la droite, un autre avance à l’emplacement { $places }.
            }
       *[other]
            { $gone ->
                [0] Les pousse-pousse avancent aux emplacements { $places }.
               *[other] Un pousse-pousse quitte la muraille par la droite, les autres avancent aux emplacements { $places }.
            }
    }
# $place vaut 0 si aucune carte n’était libre.
gw-event-rickshaw-came =
    { $place ->
        [0] Un pousse-pousse surgit, ne trouve aucune carte libre et part à la défausse.
       *[other] Un pousse-pousse surgit et s’arrête sur la carte de l’emplacement { $place }.
    }
gw-event-wall-deck-remade =
    { $count ->
        [one] La défausse Muraille devient la nouvelle pioche : { $count } carte.
       *[other] La défausse Muraille est mélangée et devient la nouvelle pioche : { $count } cartes.
    }
gw-event-action-deck-remade =
    { $count ->
        [one] La défausse Action devient la nouvelle pioche : { $count } carte.
       *[other] La défausse Action est mélangée et devient la nouvelle pioche : { $count } cartes.
    }
gw-event-placing-skipped =
    { $you ->
        [yes] Il n’y a plus de carte Muraille : vous sautez cette étape.
       *[no] Il n’y a plus de carte Muraille : { $player } saute cette étape.
    }
gw-event-card-drawn =
    { $you ->
        [yes] Vous piochez une carte Muraille et vous la regardez.
       *[no] { $player } pioche une carte Muraille et la regarde.
    }
gw-event-card-seen = Vous avez pioché : { $card }.
# $end vaut "left" ou "right", $source vaut "market" ou "deck".
gw-event-card-placed =
    { $you ->
        [yes] Vous posez
       *[no] { $player } pose
    } { $end ->
        [left] à gauche
       *[right] à droite
    } : { $card } { $source ->
        [market] (du marché)
       *[deck] (de la pioche)
    }.
gw-event-market-filled = Nouvelle carte au marché : { $card }.
gw-event-market-discarded = L’ancien marché part à la défausse : { $cards }.
gw-event-action-played =
    { $you ->
        [yes] Vous jouez
       *[no] { $player } joue
    } « { $action } ».
gw-event-card-moved = { $card } : de l’emplacement { $origin } à l’emplacement { $target }.
# $first et $second sont les noms des cartes.
gw-event-cards-swapped = { $first } (emplacement { $left }) et { $second } (emplacement { $right }) échangent leurs places.
gw-event-card-removed = Carte retirée de l’emplacement { $place } : { $card }.
gw-event-card-returned = De retour sur la muraille, à l’emplacement { $place } : { $card }.
# $count est le nombre de compositions défaussées.
gw-event-hand-discarded =
    { $you ->
        [yes] Vous défaussez toute votre main.
       *[no] { $player } défausse toute sa main.
    } Actions : { $actions }.{ $count ->
        [0] { "" }
        [one] { " " }Composition : { $compositions }.
       *[other] { " " }Compositions : { $compositions }.
    }
gw-event-actions-shown =
    { $you ->
        [yes] { $count ->
            [0] Vous n’avez pas de carte Action à jouer.
           *[other] Aucune de vos cartes Action n’est jouable. Vous les montrez : { $actions }.
        }
       *[no] { $count ->
            [0] { $player } n’a pas de carte Action à jouer.
           *[other] { $player } ne peut jouer aucune de ces cartes Action et les montre : { $actions }.
        }
    }
gw-event-actions-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $count ->
        [one] { $count } carte Action.
       *[other] { $count } cartes Action.
    }
gw-event-actions-seen =
    { $count ->
        [one] Votre nouvelle carte Action : { $actions }.
       *[other] Vos nouvelles cartes Action : { $actions }.
    }
gw-event-compositions-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $count ->
        [one] { $count } composition.
       *[other] { $count } compositions.
    }
gw-event-compositions-seen =
    { $count ->
        [one] Votre nouvelle composition : { $compositions }.
       *[other] Vos nouvelles compositions : { $compositions }.
    }
# $open vaut "yes" pour l’une des compositions visibles ; la photo commence en $place.
gw-event-photo-taken =
    CLIC ! { $you ->
        [yes] Vous photographiez
       *[no] { $player } photographie
    } { $open ->
        [yes] la composition ouverte { $composition }
       *[no] { $composition }
    } à partir de l’emplacement { $place } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
gw-event-wall-refilled = Nouvelle carte au bout gauche de la muraille : { $card }.
# La personne nommée ici joue le dernier tour de la partie.
gw-event-last-round-came =
    { $you ->
        [yes] La dernière composition est piochée. Après ce tour, tout le monde joue encore une fois, vous en dernier.
       *[no] La dernière composition est piochée. Après ce tour, tout le monde joue encore une fois, { $player } en dernier.
    }
gw-event-turn-ended =
    { $you ->
        [yes] Vous terminez votre tour.
       *[no] { $player } termine son tour.
    }
# $rule est la règle par laquelle la partie s’est terminée.
gw-event-game-ended =
    { $rule ->
        [GW-E1] La dernière composition ouverte est photographiée : la partie est terminée.
       *[GW-E2] Tout le monde a joué son dernier tour : la partie est terminée.
    }

## Ce qui est attendu

gw-expected-place = Posez une carte à un bout de la muraille.
gw-expected-place-drawn = Posez la carte que vous avez piochée.
gw-expected-place-new = Posez une nouvelle carte à un bout de la muraille.
gw-expected-act =
    { $played ->
        [0] Jouez une carte Action ou changez de main.
       *[other]
            { $left ->
                [0] Terminez votre tour, ou prenez d’abord une photo.
               *[other] Jouez encore une carte Action ou terminez le tour.
            }
    }
gw-expected-stuck = Aucune de vos cartes Action n’est jouable. Changez de main, ou montrez-les et terminez votre tour.
gw-expected-over = La partie est terminée.

## Ce qui est sur la table

gw-table-drawn = La carte que vous avez piochée : { $card }
gw-table-own = Vos compositions
gw-table-last-round =
    { $count ->
        [one] C’est le dernier tour de la partie.
       *[other] La fin approche : encore { $count } tours, celui-ci compris.
    }

## Ce qui est possible

gw-menu-place = { $card } au bout { $end ->
    [left] gauche
   *[right] droit
}
gw-menu-draw = Piocher la première carte face cachée
gw-menu-action = { $action } : { $help }
gw-menu-new-hand = Nouvelle main : tout défausser, repiocher, terminer le tour
gw-menu-end = Terminer le tour
gw-menu-click = CLIC ! { $worth } : { $composition }
gw-menu-click-at = CLIC ! { $worth } : { $composition }, à partir de l’emplacement { $place }

## Comment cela s’est terminé

gw-verdict-photos = Égalité aux points : le nombre de photos a tranché.
