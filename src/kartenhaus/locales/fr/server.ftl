### Le serveur : ce qu’il refuse, ce que dit `kartenhaus serve`, et la petite page.

server-too-fast = Tout doux, c’était trop à la fois ! Patientez un instant.
server-too-many-connections = Il y a trop de connexions depuis ce réseau. Fermez-en quelques-unes ou réessayez plus tard.
server-too-many-tabs = Vous avez ouvert cette table trop de fois : elle continue dans vos fenêtres plus récentes.
server-no-pong = Cet appareil ne répondait plus, la connexion a été fermée.
server-not-text = Le serveur ne lit que du texte.
server-too-large = Ce message est trop long.
server-no-cookie = Ouvrez d’abord Kartenhaus dans un navigateur, ou demandez /api/me : cette connexion n’a pas de cookie.
server-forgotten = Cet appareil n’est plus connu ici. À partir de maintenant, on vous accueille comme au premier jour.
server-not-forgotten = Cela n’a pas pu être enregistré : on vous connaît toujours ici. Réessayez plus tard.
server-busy = Le serveur est débordé. Réessayez dans un instant.
server-foreign-origin = Cela vient d’un autre site ; ce n’est pas permis.
server-nothing-here = Il n’y a rien ici.
server-no-guest = Un même appareil se partage à quatre au plus.
server-one-at-a-time = Des parties finies arrivent déjà sur ce réseau. Réessayez dans un instant.
server-table-damaged = Une partie de ce qui s’est passé à cette table est illisible ; elle reste donc fermée. Toutes les autres tables vont bien ; prévenez la personne qui gère ce serveur.
server-table-too-long = Il s’est passé tant de choses à cette table que ses parties finies ne peuvent plus être montrées.
server-closing = Le serveur redémarre. Revenez dans un instant.
server-no-table = Cette table n’existe pas.
server-table-elsewhere = Un autre serveur s’occupe de cette table. Réessayez dans un instant.
server-no-finished-game = Aucune partie finie ne porte ce numéro à cette table.
server-not-understood = Le serveur ne comprend pas ce message : { $problem }
server-disk-full = Le serveur n’a plus d’espace pour enregistrer les parties ; tout s’arrête pour l’instant. Rien de ce que vous avez vu n’est perdu ; revenez plus tard.
server-not-kept = La partie n’a pas pu être enregistrée, la table s’arrête donc. Rien de ce que vous avez vu n’est perdu ; revenez dans un instant.
server-trouble = Quelque chose s’est mal passé sur le serveur. Rien de ce que vous avez vu n’est perdu ; revenez dans un instant.
server-house-full = Toutes les tables sont prises. Réessayez plus tard.
server-too-many-tables =
    { $most ->
        [one] Vous avez déjà ouvert { $most } table aujourd’hui, c’est le maximum.
       *[other] Vous avez déjà ouvert { $most } tables aujourd’hui, c’est le maximum.
    }
server-bad-setting =
    { $setting } : « { $text } » ne convient pas. { $fits ->
        [number] Il faut un nombre entier de { $low } à { $high }.
        [networks] Il faut des adresses ou des réseaux, comme 192.0.2.7 ou 10.0.0.0/8, séparés par des virgules.
        [origins] Il faut des origines, comme https://example.org, séparées par des virgules.
        [folder] Il faut le chemin d’un dossier.
        [database] Il faut l’adresse d’une base de données PostgreSQL, comme postgresql://utilisateur:motdepasse@machine:5432/base.
        [url] Il faut une adresse avec un port, comme http://10.0.0.7:8080.
       *[host] Il faut une adresse ou le nom d’une machine.
    }
store-damaged = { $file } est endommagé ou n’est pas une base de données de Kartenhaus.
store-held = Un autre programme utilise { $file }.
store-no-place = Impossible d’écrire dans le dossier { $folder }, ou le disque est plein.
store-read-only = Impossible d’écrire dans { $file } ; ce fichier appartient peut-être à quelqu’un d’autre.
store-too-new = { $file } vient d’une version plus récente de Kartenhaus. Installez-la.

cli-serve = lancer le serveur : vos amis rejoignent les tables depuis leurs appareils
serve-at = Kartenhaus est ouvert : { $address }
serve-phones = Depuis un téléphone du même réseau : { $address }
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont conservées.
serve-not-started = Le serveur n’a pas pu démarrer : { $reason }
serve-folder-in-use = Un autre Kartenhaus utilise ce dossier : { $folder }. Arrêtez-le ou choisissez un autre dossier avec --data.
serve-unknown-variable = Le réglage { $variable } n’existe pas ; kartenhaus serve --help montre tous les réglages.
serve-port-taken = Le port { $port } est déjà pris par un autre programme. Choisissez-en un autre avec --port.
serve-workers-need-postgres = --workers { $workers } demande PostgreSQL (--store) : une base SQLite n’appartient qu’à un seul processus à la fois. Retirez --workers, ou transférez d’abord vos parties vers PostgreSQL.
serve-setting = { $text } (par défaut : { $usual } ; variable { $variable })
serve-nothing = aucune
serve-host = l’adresse d’écoute
serve-port = le port d’écoute ; 0 en prend un libre
serve-data = le dossier de la base de données
serve-store = une base de données PostgreSQL au lieu de celle du dossier, comme postgresql://utilisateur:motdepasse@machine:5432/base
serve-peer-url = l’adresse à laquelle les autres serveurs de la même base joignent celui-ci, comme http://10.0.0.7:8080 ; avec --workers, celle du premier processus, les autres ont les ports suivants
serve-workers = nombre de processus qui se partagent le port ; plus d’un demande --store
serve-origins = autres adresses de ce serveur, comme https://example.org, séparées par des virgules
serve-proxies = proxys (adresses ou réseaux) dont les en-têtes X-Forwarded sont pris en compte
serve-metrics = qui peut lire /metrics (adresses ou réseaux)
serve-bot-workers = nombre de processus où réfléchissent les robots, pour chacun de --workers
serve-bot-pace = le temps que met un robot à jouer un coup, en millisecondes
serve-command-rate = commandes par seconde qu’une personne peut envoyer
serve-command-burst = commandes qu’une personne peut envoyer d’un coup
serve-address-rate = commandes par seconde depuis une adresse
serve-address-burst = commandes d’un coup depuis une adresse
serve-frame-size = la taille maximale d’un message, en octets
serve-write-buffer = octets en attente avant de déconnecter un appareil trop lent
serve-connections = connexions depuis une adresse
serve-request-rate = requêtes par seconde depuis une adresse
serve-request-burst = requêtes d’un coup depuis une adresse
serve-tables-per-hour = tables qu’une adresse peut ouvrir en une heure
serve-tables-per-person = tables qu’une personne peut ouvrir en un jour
serve-tables = tables en mémoire
serve-ping-every = secondes entre deux pings
serve-idle-after = secondes au bout desquelles une table que personne ne regarde quitte la mémoire
serve-load-since = secondes : les tables inactives depuis plus longtemps ne sont chargées que lorsque quelqu’un y revient
serve-largest-store = la taille maximale de la base de données, en octets ; 0 : autant que le disque le permet
