### The table: why something is not done there, and what a person is told of a race. The id is the code of the refusal.

table-name = Un nom compte de 1 à { $most } caractères, tous visibles.
table-name-invisible = Ce nom contient un caractère invisible. Écrivez-le encore une fois.
table-name-accents = Ce nom empile trop d’accents : { $most } au plus sur une même lettre.
table-name-taken = À cette table, quelqu’un porte déjà un nom comme « { $name } ». Choisissez-en un autre.
table-not-gathering = La partie a commencé : cela ne peut plus changer.
table-full = Toutes les places sont prises.
table-no-such-seat = Cette place n’existe pas ; la table en a { $seats }.
table-seat-taken = Cette place est déjà prise.
table-not-host = Seul l’hôte peut faire cela.
table-level = Le robot « { $level } » n’existe pas. Choisissez parmi : { $known }.
table-seat-empty = Personne n’est assis à cette place.
table-is-here = Cette personne est connectée et ne fait attendre personne.
table-not-idle =
    { $seconds ->
        [one] Cette personne réfléchit peut-être. S’il ne se passe rien, un robot pourra jouer dans { $seconds } seconde.
       *[other] Cette personne réfléchit peut-être. S’il ne se passe rien, un robot pourra jouer dans { $seconds } secondes.
    }
table-bot-plays = Un robot joue déjà à cette place.
table-seats = Ce jeu se joue de { $low } à { $high } joueurs.
table-setting = Réglage « { $field } » : choisissez de { $low } à { $high } millisecondes.
table-setting-or-none = Réglage « { $field } » : choisissez de { $low } à { $high } millisecondes, ou 0 pour aucune limite.
table-not-seated = Vous n’avez pas de place à cette table.
table-chance = Ajoutez de 1 à { $most } octets tirés au hasard, écrits en chiffres hexadécimaux.
table-seats-free =
    { $free ->
        [one] Il reste { $free } place libre. Ajoutez un robot ou jouez avec moins de places.
       *[other] Il reste { $free } places libres. Ajoutez des robots ou jouez avec moins de places.
    }
table-nothing-to-pick = Il n’y a rien à choisir avant ce jeu.
table-no-such-pick = Ce choix n’existe pas. Vous pouvez choisir : { $known }.
table-pick-taken = { $player } a été plus rapide : ce choix est déjà pris. Faites-en un autre.
table-not-here = Pour parler ici, prenez une place ou regardez la partie.
table-chat-text = Un message compte de 1 à { $most } caractères, tous visibles.
table-chat-fast = Moins vite, s’il vous plaît : { $most } messages par minute au plus.
table-chat-full = Ceux qui regardent sont bien bavards : { $most } messages par minute au plus, à eux tous.
table-seated = Vous avez déjà une place à cette table.
table-watchers = { $most } personnes regardent déjà, c’est le maximum.

table-not-playing = Aucune partie n’est en cours à cette table.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-not-over = La partie n’est pas encore finie.
table-minded = Un robot joue pour vous. Reprenez d’abord votre place.
table-resigned = Vous avez abandonné cette partie. Un robot la termine pour vous ; vous jouerez la prochaine.
table-moved-on = La table a changé entre-temps. Regardez-la et choisissez de nouveau.
table-is-call = C’est une annonce, pas un coup.
table-not-call = Cela ne s’annonce pas : jouez ce coup quand c’est votre tour.
table-time-over = Votre temps est écoulé : ce tour se termine tout seul. Vous jouerez le prochain.
table-step-waits = Votre coup attend déjà que chacun ait eu le temps de faire une annonce.
table-call-waits = Votre annonce attend déjà sa réponse.
table-call-locked =
    { $seconds ->
        [one] Fausse annonce ! Vous pourrez réessayer dans { $seconds } seconde.
       *[other] Fausse annonce ! Vous pourrez réessayer dans { $seconds } secondes.
    }
table-id-used = Votre programme a donné le même nom à deux commandes ; seule la première a été exécutée.
table-judged = Cette annonce a déjà eu sa réponse.
table-turn-long = Déjà { $most } étapes en un seul tour : ce tour a été terminé pour vous.
table-often = Vous l’avez déjà fait { $most } fois. Ce sera de nouveau possible après cette partie.
table-long-played = On a joué très longtemps à cette table. Ouvrez-en une nouvelle pour la prochaine partie.
table-full-of-games = Cette table est pleine, on ne peut plus y jouer. Ouvrez-en une nouvelle.

# Told together with the reason why the move is no longer possible.
table-step-back = Votre coup n’a pas été joué ; choisissez de nouveau.
table-race-behind = La première annonce avait { $behind } ms d’avance sur la vôtre (± { $error } ms).
table-race-tied = Trop serré pour trancher (± { $error } ms) : la priorité va à la première place après la personne qui joue.

### The proof of a finished game.

proof-missing = Ce fichier ne contient pas de preuve du mélange.
proof-secret = Le secret de la table n’est pas fait de 64 chiffres hexadécimaux.
proof-shared = Ce que la place { $seat } aurait ajouté n’est pas fait de chiffres hexadécimaux.
proof-commitment = La table n’a pas tenu parole : elle avait promis un secret dont le SHA-256 est { $promised }, mais celui qu’elle dévoile donne { $found }.
proof-other-promise = Ce n’est pas la partie promise : avant de jouer, la table affichait { $seen } ; ce fichier indique { $promised }.
proof-seed = Les cartes ne viennent pas du secret et de ce que les places y ont ajouté : cela donnerait la graine { $found }, mais c’est { $used } qui a servi.
proof-unfinished =
    { $moves ->
        [one] Cette partie n’est pas finie : elle s’arrête après { $moves } coup.
       *[other] Cette partie n’est pas finie : elle s’arrête après { $moves } coups.
    }
proof-call = L’annonce « { $move } » après le coup { $number } n’a pas été départagée d’après le temps mesuré.
