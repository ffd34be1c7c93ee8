### The table: why something is not done there, and what a person is told of a race. The id is the code of the refusal.

table-name = Un nom compte de 1 à { $most } caractères, tous visibles.
table-not-gathering = La partie a commencé ; cela ne se change qu’avant.
table-full = Tous les sièges sont pris.
table-no-such-seat = Ce siège n’existe pas ; cette table en a { $seats }.
table-seat-taken = Quelqu’un est déjà assis là.
table-not-host = Seule la personne qui a la charge de la table peut faire cela.
table-level = Il n’y a pas de robot « { $level } ». Les robots sont : { $known }.
table-seat-empty = Personne n’est assis à cette place.
table-is-here = Cette personne est connectée et joue elle-même.
table-bot-plays = Un robot joue déjà à cette place.
table-seats = Ce jeu se joue de { $low } à { $high }.
table-setting = Réglage « { $field } » : choisissez de { $low } à { $high } millisecondes.
table-setting-or-none = Réglage « { $field } » : choisissez de { $low } à { $high } millisecondes, ou 0 pour aucune.
table-not-seated = Vous n’avez pas de siège à cette table.
table-chance = Ajoutez de 1 à { $most } octets tirés au hasard, écrits en chiffres hexadécimaux.
table-seats-free =
    { $free ->
        [one] Il reste { $free } siège libre. Installez-y un robot ou jouez avec moins de sièges.
       *[other] Il reste { $free } sièges libres. Installez-y des robots ou jouez avec moins de sièges.
    }
table-not-here = Asseyez-vous ou regardez la partie avant de parler.
table-chat-text = Un message compte de 1 à { $most } caractères, tous visibles.
table-chat-fast = Moins vite, s’il vous plaît : { $most } messages par minute au plus.
table-chat-full = On parle beaucoup ici : au plus { $most } messages par minute à une même table.
table-seated = Vous avez déjà une place à cette table.
table-watchers = { $most } personnes regardent déjà ; il n’y a plus de place.

table-not-playing = On ne joue pas à cette table en ce moment.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-not-over = La partie n’est pas encore finie.
table-minded = Un robot joue pour vous. Asseyez-vous de nouveau pour reprendre la main.
table-moved-on = La table a changé entre-temps. Regardez de nouveau.
table-is-call = Cela s’annonce : appuyez sur le bouton prévu.
table-not-call = Cela ne s’annonce pas ; jouez-le quand c’est votre tour.
table-time-over = Un robot termine ce tour pour vous ; vous reprenez la main au suivant.
table-step-waits = Un de vos coups attend déjà que chacun ait eu le temps d’annoncer.
table-call-waits = Une de vos annonces est déjà en cours d’arbitrage.
table-camera-locked =
    { $seconds ->
        [one] C’était une fausse annonce : vous pourrez annoncer de nouveau dans { $seconds } seconde.
       *[other] C’était une fausse annonce : vous pourrez annoncer de nouveau dans { $seconds } secondes.
    }
table-id-used = Votre programme a donné le même nom à deux commandes ; seule la première a été exécutée.
table-judged = Cette annonce a déjà été arbitrée.

# Told together with the reason why the move is no longer possible.
table-step-back = Votre coup vous revient ; rien n’a été joué pour vous.
table-race-behind = Vous aviez { $behind } ms de retard sur la première annonce (± { $error } ms).
table-race-tied = Trop serré pour trancher (± { $error } ms) : le siège qui vient en premier après la personne dont c’est le tour l’emporte.

### The proof of a finished game.

proof-missing = Ce fichier ne contient pas de preuve du mélange.
proof-secret = Le secret de la table n’est pas fait de 64 chiffres hexadécimaux.
proof-shared = Ce que le siège { $seat } aurait ajouté n’est pas fait de chiffres hexadécimaux.
proof-commitment = La table n’a pas tenu parole : elle avait promis un secret dont le SHA-256 est { $promised }, celui qu’elle montre a { $found }.
proof-other-promise = Ce n’est pas la partie promise : avant, la table montrait { $seen }, ce fichier indique { $promised }.
proof-seed = Les cartes n’ont pas été distribuées à partir du secret et de ce que les sièges ont ajouté : cela donne la graine { $found }, mais c’est { $used } qui a servi.
proof-unfinished =
    { $moves ->
        [one] Cette partie n’a pas de fin : elle s’arrête après { $moves } coup.
       *[other] Cette partie n’a pas de fin : elle s’arrête après { $moves } coups.
    }
proof-call = L’annonce « { $move } » après le coup { $number } n’a pas été arbitrée selon la mesure.
