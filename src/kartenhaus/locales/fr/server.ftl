### Le serveur : ce qu’il refuse, ce que dit `kartenhaus serve`, et la petite page.

server-too-fast = C’était trop à la fois. Veuillez patienter un instant.
server-too-many-connections = Trop de connexions viennent de ce réseau. Veuillez en fermer quelques-unes ou réessayer plus tard.
server-no-pong = Cet appareil ne donnait plus signe de vie, la connexion a donc été fermée.
server-not-text = Le serveur ne lit que du texte.
server-too-large = C’était plus grand que ce que lit le serveur.
server-no-cookie = Cette connexion n’apporte pas de cookie. Veuillez d’abord ouvrir la maison dans un navigateur, ou demander /api/me.
server-busy = Le serveur a trop à faire en ce moment. Veuillez réessayer dans un instant.
server-foreign-origin = Cela vient d’un autre site ; ce n’est pas permis.
server-nothing-here = Il n’y a rien ici.
server-no-guest = Quatre personnes au plus peuvent partager un même appareil.
server-no-table = Cette table n’existe pas.
server-other-rules = Cette partie a commencé avec une version plus ancienne des règles et ne peut pas continuer ici. Veuillez ouvrir une nouvelle table.
server-no-finished-game = Aucune partie de ce numéro n’a été jouée jusqu’au bout à cette table.
server-not-understood = Le serveur ne peut pas lire ce message : { $problem }
server-disk-full = Le serveur n’a plus de place pour enregistrer les parties ; rien ne continue pour l’instant. Rien de ce que vous avez vu n’est perdu ; revenez plus tard.
server-not-kept = La partie n’a pas pu être enregistrée, la table s’arrête donc. Rien de ce que vous avez vu n’est perdu ; revenez dans un instant.
server-trouble = Quelque chose s’est mal passé sur le serveur. Rien de ce que vous avez vu n’est perdu ; revenez dans un instant.
server-house-full = Toutes les tables sont prises. Veuillez réessayer plus tard.
server-too-many-tables =
    { $most ->
        [one] Vous avez ouvert { $most } table aujourd’hui ; c’est le maximum.
       *[other] Vous avez ouvert { $most } tables aujourd’hui ; c’est le maximum.
    }
server-bad-setting =
    { $setting } : « { $text } » ne convient pas. { $fits ->
        [number] Il faut un nombre entier de { $low } à { $high }.
        [networks] Il faut des adresses ou des réseaux, comme 192.0.2.7 ou 10.0.0.0/8, séparés par des virgules.
        [origins] Il faut des origines, comme https://example.org, séparées par des virgules.
        [folder] Il faut le chemin d’un dossier.
       *[host] Il faut une adresse ou le nom d’une machine.
    }
store-damaged = { $file } est endommagé ou n’est pas une base de données de Kartenhaus.
store-held = Un autre programme utilise { $file }.
store-no-place = Il n’est pas possible d’écrire dans le dossier { $folder }, ou le disque est plein.
store-read-only = Impossible d’écrire dans { $file } ; ce fichier appartient peut-être à quelqu’un d’autre.
store-too-new = { $file } provient d’une version plus récente de Kartenhaus. Veuillez installer celle-ci.

cli-serve = lancer le serveur, dont les amis rejoignent les tables depuis leurs propres appareils
serve-at = Kartenhaus est ouvert : { $address }
serve-phones = Pour les téléphones du même réseau : { $address }
serve-stop = Ctrl-C le ferme ; toutes les parties sont conservées.
serve-not-started = Le serveur n’a pas pu démarrer : { $reason }
serve-folder-in-use = Un autre Kartenhaus utilise ce dossier : { $folder }. Fermez-le ou choisissez un autre dossier avec --data.
serve-unknown-variable = Il n’y a pas de réglage { $variable } ; kartenhaus serve --help les énumère tous.
serve-port-taken = Un autre programme écoute déjà sur le port { $port }. L’option --port permet d’en choisir un autre.
serve-setting = { $text } (par défaut : { $usual } ; variable { $variable })
serve-nothing = aucune
serve-host = l’adresse à laquelle il écoute
serve-port = le port auquel il écoute ; 0 en prend un libre
serve-data = le dossier de la base de données
serve-origins = autres adresses auxquelles on trouve cette maison, comme https://example.org, séparées par des virgules
serve-proxies = mandataires (adresses ou réseaux) dont les en-têtes X-Forwarded sont crus
serve-metrics = qui peut lire /metrics (adresses ou réseaux)
serve-bot-workers = processus dans lesquels réfléchissent les robots
serve-bot-pace = le temps que prend un robot pour une action, en millisecondes
serve-command-rate = commandes par seconde qu’une connexion peut envoyer
serve-command-burst = commandes qu’une connexion peut envoyer d’un coup
serve-frame-size = le message le plus long, en octets
serve-write-buffer = octets qui peuvent attendre un lecteur lent avant qu’il soit déconnecté
serve-connections = connexions depuis une adresse
serve-request-rate = requêtes par seconde depuis une adresse
serve-request-burst = requêtes d’un coup depuis une adresse
serve-tables-per-hour = tables qu’une adresse peut ouvrir en une heure
serve-tables-per-person = tables qu’une personne peut ouvrir en un jour
serve-tables = tables en mémoire
serve-ping-every = secondes entre deux pings
serve-idle-after = secondes après lesquelles une table que personne ne regarde quitte la mémoire
serve-load-since = secondes : les tables arrêtées depuis plus longtemps ne sont pas chargées au démarrage, mais quand quelqu’un vient
serve-largest-store = la taille maximale de la base de données, en octets ; 0 : autant que le disque le permet
