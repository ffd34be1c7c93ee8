### La table dans le navigateur.

## S’y retrouver

web-language = Langue
web-theme = Thème
web-theme-auto = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-sound = Sons
web-close = Fermer
web-all-cards = Toutes les cartes
web-home = Accueil
web-skip = Aller au contenu
web-rules = Règles
web-settings = Réglages
web-about = À propos
web-menu = Menu
web-more = Plus
web-less = Moins
web-not-loaded = Cette page n’a pas pu se charger. Vérifiez votre connexion.
web-load-again = Recharger
web-no-server = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-not-done = Ça n’a pas marché.
# $what : page ou table.
web-nowhere =
    { $what ->
        [table] Le lien a peut-être été coupé en le copiant. Demandez-le encore une fois, ou ouvrez votre propre table.
       *[page] L’adresse a peut-être été coupée en la copiant. Tous les jeux sont sur la page d’accueil.
    }

## Accueil

web-welcome = À quoi joue-t-on ?
web-play-now = Jouer
web-with-friends = Entre amis
web-pass-and-play = Sur un seul appareil
web-players = Joueurs
web-bots = Robots
web-level =
    { $level ->
        [easy] Facile
        [medium] Moyen
       *[hard] Difficile
    }
web-pace = Temps pour les annonces
# $seconds est 0 quand personne n’est pressé.
web-pace-of =
    { $seconds ->
        [0] Sans hâte
       *[other] { $seconds } s
    }
web-pace-explained =
    { $seconds ->
        [0] Après chaque coup, le jeu attend votre décision.
       *[other] Après chaque coup, c’est le temps que vous avez pour faire une annonce.
    }
web-rules-of = Règles : { $game }
web-tables-mine = Vos parties
web-tables-open = Tables ouvertes
web-tables-none = Aucune table n’est ouverte à tous pour le moment.
web-nobody-yet = Personne pour l’instant
web-phase-gathering = en attente de joueurs
web-phase-playing = en cours
web-phase-paused = en pause
web-player-number = Joueur { $number }
web-players-here = Joueurs sur cet appareil
web-pass-explained = Vous partagez un seul appareil et vous vous le passez. Un rideau cache la main de chacun.
web-begin = Commencer
# Le nom de qui n’en a pas donné.
web-guest = Invité

## Avant la partie

web-laying-out = On installe les cartes…
web-who-plays = Qui joue ?
web-your-name = Votre nom
web-name-empty = Écrivez votre nom pour que les autres sachent qui vous êtes.
web-name-long = C’est trop long : { $most } caractères au plus.
web-name-unseen = Il contient un caractère invisible. Écrivez-le encore une fois.
web-sit-down = S’asseoir
web-stand-up = Se lever
web-watch = Regarder
web-free-seat = Place libre
web-no-seat = Toutes les places sont prises, mais vous pouvez regarder.
# À propos de ce que chacun choisit avant la partie.
web-pick-taken = Déjà pris : { $player }
web-pick-yours = Le vôtre
# Sur un seul appareil, une personne après l’autre ; $title : « Choisissez votre monstre », par exemple.
web-pick-of = { $title } : { $player }
web-seat-number = Place { $number }
web-bot = Robot
web-bot-number = Robot { $number }
web-host = Hôte
web-you = Vous
web-send-away = Libérer la place de { $name }
web-new-bots = Niveau des nouveaux robots
web-fill-with-bots = Compléter avec des robots
web-host-begins = L’hôte lance la partie.
web-older-rules = Votre dernière partie a commencé avec une version plus ancienne des règles et ne peut pas continuer. Lancez-en une nouvelle !
web-invite = Inviter des amis
web-invite-explained = Toute personne qui a ce lien peut rejoindre votre table.
web-qr = Code QR du lien vers cette table
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-agreed = Options de la partie
web-seats-at-table = Places à la table
web-by-chance = Au hasard
web-deck-ours = Cartes : celles du jeu
web-deck-own = Cartes : votre propre fichier
web-window = Temps pour faire une annonce avant que la partie continue.
web-window-none = Sans chrono : on attend chacun
web-turn-time = Temps par tour. Quand il est écoulé, le tour se termine tout seul.
web-no-limit = Sans limite
web-public = Table visible par tous sur la page d’accueil

## À la table

web-seats = Places
web-on-turn = joue
web-points = Points :
web-cards-in-hand = Cartes en main :
web-away = hors ligne
web-level-bot =
    { $level ->
        [easy] Robot facile
        [medium] Robot moyen
       *[hard] Robot difficile
    }
web-turn-of = C’est au tour de { $name }.
web-bot-thinks = { $name } réfléchit…
web-step-waits = Votre coup attend que chacun ait eu le temps de faire une annonce.
web-watching = Vous regardez la partie.
web-take-over = Jouer moi-même
web-mind = Laisser jouer un robot
web-mind-name = Laisser un robot jouer pour { $name }
web-mind-explained = La connexion avec { $name } est perdue. Un robot peut jouer en attendant son retour.
web-idle-explained = { $name } est en ligne, mais ne fait rien depuis un moment. Un robot peut jouer en attendant son retour.
web-mind-wait = Attendre encore un peu
web-paused = La partie est en pause.
web-resume = Continuer
web-result = Résultat
web-log = Journal
web-log-empty = Les coups s’afficheront ici.
web-chat = Discussion
web-chat-watcher = regarde
web-chat-empty = Personne n’a encore rien dit.
web-log-and-chat = Journal et discussion
web-say-something = Écrivez un message
web-send = Envoyer
web-why = Règle { $rule }
web-all-rules = Toutes les règles
web-pause = Pause
web-pause-asked = Pause demandée par { $names }
web-agree = D’accord
web-leave = Quitter la table
web-leave-explained = Un robot jouera à votre place. Revenez quand vous voulez pour jouer vous-même.
web-stay = Rester
web-resign = Abandonner
web-resign-explained = Un robot terminera cette partie pour vous, et vous ne pourrez plus reprendre votre place. Vous pourrez regarder, discuter et jouer la prochaine partie.
web-play-on = Continuer à jouer
web-resigned = { $name } abandonne la partie. Un robot continue.
web-has-resigned = abandon
web-clock = Temps par tour
web-clock-explained = Un nouveau temps s’applique dès que toutes les personnes qui jouent demandent le même.
web-clock-asked = Pour { $time } par tour : { $names }
web-clock-none-asked = Pour jouer sans limite de temps : { $names }
web-watchers = Spectateurs : { $names }
web-pass-to = Passez l’appareil à { $name }
web-i-am = Je suis { $name }
web-tip-next = Compris
web-tips-off = Arrêter les conseils
web-tips-explained = Conseils pour votre première partie
web-tips-again = Réactiver
web-forget-explained = Un cookie vous reconnaît
web-forget = M’oublier sur tous les appareils
web-forget-question = Faut-il vous oublier ?
web-forget-what = Kartenhaus ne vous reconnaîtra plus, ni ici ni sur un autre appareil. La liste de vos parties sera vide, et vos places ne seront plus à vous : des robots joueront à votre place pour que les autres puissent finir. Impossible de revenir en arrière.
web-forget-yes = Oui, oubliez-moi
web-forget-no = Non, je reste
web-forgotten = Vous voilà comme au premier jour. Amusez-vous bien !
web-tips-on = Conseils réactivés

## La fin

web-rematch = Rejouer
web-rematch-asked = D’accord pour rejouer : { $names }
web-replay = Revoir la partie
web-replay-first = La partie commence.
web-to-table = Retour à la table
web-step = Coup
web-step-back = Coup précédent
web-step-on = Coup suivant
web-run = Lecture
web-stop = Arrêter
web-fair = Le mélange est-il honnête ?
web-fair-during = Avant la partie, le serveur s’est engagé par ce nombre sur sa part du mélange, et chaque personne y a ajouté du hasard. À la fin, il dévoile son secret, et tout le monde peut vérifier le mélange.
web-fair-over = Le secret est dévoilé : avec la commande « kartenhaus verify » et le fichier ci-dessous, tout le monde peut vérifier le mélange.
web-fair-promise = Engagement (SHA-256)
web-fair-secret = Secret
web-fair-seed = Graine
web-fair-log = Enregistrer la partie et sa preuve

## La connexion

web-link-first = Recherche de la table…
web-link-coming-back = Retour à la table…
web-link-lost = Connexion perdue. Votre partie est conservée.
web-link-restarting = Le serveur redémarre. Votre partie est conservée.
web-link-now = Réessayer
web-link-here = Continuer ici

## Règles et à propos

web-search = Chercher dans les règles
web-nothing-found = Aucune règle ne contient ces mots.
web-ruling = Notre précision
web-about-house = Kartenhaus est une table de jeu pour trois jeux de cartes en famille : contre des robots, entre amis ou sur un seul appareil.
web-about-fair = Le serveur mélange les cartes et garde les secrets ; votre navigateur ne reçoit jamais ce que vous n’avez pas le droit de voir. Chaque mélange se vérifie après la partie.
web-about-kept = Ni compte ni publicité. Un seul cookie vous reconnaît, pour que vous retrouviez vos parties.
web-about-cards = Toutes les cartes ont été dessinées pour Kartenhaus.

## Avec des nombres

# $level is the bots’ level: easy, medium or hard.
web-against =
    { $bots ->
        [one] Contre { $bots } robot, niveau { $level ->
            [easy] facile
            [medium] moyen
           *[hard] difficile
        }
       *[other] Contre { $bots } robots, niveau { $level ->
            [easy] facile
            [medium] moyen
           *[hard] difficile
        }
    }
web-seats-free =
    { $free ->
        [one] Il reste { $free } place libre : attendez quelqu’un ou ajoutez un robot.
       *[other] Il reste { $free } places libres : attendez vos amis ou ajoutez des robots.
    }
web-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-time-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
web-link-again =
    { $seconds ->
        [one] Nouvel essai dans { $seconds } seconde.
       *[other] Nouvel essai dans { $seconds } secondes.
    }
# $why : la personne est partie, sa connexion est coupée ou son temps est écoulé.
web-minded =
    { $why ->
        [left] a quitté la table, un robot joue
        [gone] hors ligne, un robot joue
        [idle] s’est fait attendre, un robot joue
        [resigned] a abandonné, un robot joue
       *[clock] temps écoulé, un robot joue
    }
web-minded-you =
    { $why ->
        [left] Vous avez quitté la table ; un robot joue pour vous.
        [gone] Vous étiez hors ligne ; un robot joue pour vous.
        [idle] Les autres ont attendu un moment ; un robot joue pour vous.
        [resigned] Vous avez abandonné ; un robot termine la partie pour vous.
       *[clock] Temps écoulé deux fois de suite ; un robot joue pour vous.
    }

## Cartes

web-face-down = Carte face cachée

## Hints, where a game has them

web-hint = Indice
# Makes the step that is advised.
web-hint-follow = Appliquer

## The board of a game that has none of its own

web-offers = Ce que vous pouvez faire
web-card-not-now = Cette carte ne peut pas être jouée maintenant.
# Several moves lead to this zone, and buttons ask which.
web-zone-choose = { $zone } : choisissez
# A zone as a screen reader names it. $owner: whose it is, or none; $cards: those that are seen, or none.
web-zone =
    { $zone }{ $owner ->
        [none] { "" }
       *[other] { " " }({ $owner })
    } : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $cards ->
        [none] { "" }
       *[other] { "" }. { $cards }
    }
