### `kartenhaus store` : la base de données d’un serveur.

cli-store = vérifier la base de données du serveur, la copier, ou sauver ce qui est intact d’une base endommagée
cli-store-what = check : vérifier toute la base ; copy : la copier dans une autre, de SQLite vers PostgreSQL ou l’inverse ; rescue : sauver ce qui est intact d’un fichier endommagé
cli-store-from = pour rescue : le fichier endommagé ; pour copy : un fichier SQLite ou l’adresse d’une base PostgreSQL
cli-store-to = pour rescue : le nouveau fichier ; pour copy : comme ci-dessus
cli-store-data = pour check : le dossier de la base de données (par défaut : celui de kartenhaus serve)
cli-store-store = pour check : l’adresse d’une base PostgreSQL au lieu d’un dossier
cli-store-deep = pour check : rejouer aussi chaque partie ; c’est plus long

store-usage = Tapez « kartenhaus store check », « kartenhaus store copy DE VERS » ou « kartenhaus store rescue DE VERS ».
store-none = Il n’y a pas de base de données de Kartenhaus dans { $folder }.
store-too-old = { $file } vient d’une version plus ancienne de Kartenhaus. Lancez une fois le serveur pour la mettre à jour.
store-in-use = Un serveur Kartenhaus utilise { $folder }. Arrêtez-le d’abord.
store-target-exists = { $file } existe déjà. Choisissez un autre nom ; rien n’est écrasé.
store-no-folder = Ce dossier n’existe pas.
store-checking = Vérification de { $file } ...
store-progress-tables = Tables : { $done } sur { $of } ({ $percent } %)
store-progress-pages = Lecture du fichier : { $percent } %
store-fault = SQLite signale : { $fault }
store-column-name = table
store-column-fact = dès l’entrée
store-column-what = problème
store-column-id = identifiant
store-column-saved = entrées sauvées
store-damaged-table = modifiée ou perdue
store-impossible-table = impossible à rejouer
store-is-whole =
    { $tables ->
        [one] Tout va bien : { $tables } table, exactement telle qu’elle a été enregistrée.
       *[other] Tout va bien : { $tables } tables, exactement telles qu’elles ont été enregistrées.
    }
store-is-damaged = Tables endommagées : { $damaged } sur { $tables }. Les autres vont bien et le serveur continue. Restaurez une sauvegarde, ou sauvez ce qui est intact avec « kartenhaus store rescue ».
store-rescued = { $file } est prêt. Tables sauvées en entier : { $whole }. Endommagées, sauvées jusqu’au dégât : { $damaged }.
store-copy-other = La base de destination contient déjà d’autres tables : rien n’a été copié. Choisissez-en une vide.
store-different-table = différente de sa copie
store-copied =
    { $tables ->
        [one] { $tables } table est copiée et comparée. Déjà présente avant : { $before }.
       *[other] Les { $tables } tables sont copiées et comparées une à une. Déjà présentes avant : { $before }.
    }
store-copied-in-part = Tables copiées : { $tables }. Non copiées : { $left }.

store-postgres-missing = Pour utiliser PostgreSQL, il faut la bibliothèque Python asyncpg. Installez-le avec « pip install "kartenhaus[postgres]" ».
store-postgres-address = Ce n’est pas l’adresse d’une base de données PostgreSQL. Elle ressemble à postgresql://utilisateur:motdepasse@machine:5432/base.
store-postgres-unreachable = PostgreSQL est injoignable sur { $host } ({ $problem }). Est-il lancé, et accepte-t-il les connexions d’ici ?
store-postgres-password = PostgreSQL sur { $host } refuse l’accès à « { $user } ». Vérifiez le nom d’utilisateur et le mot de passe.
store-postgres-no-database = PostgreSQL sur { $host } n’a pas de base de données nommée « { $database } ». Créez-la d’abord.
store-postgres-no-rights = L’utilisateur PostgreSQL « { $user } » n’a pas assez de droits dans la base « { $database } ». Le plus simple est qu’elle lui appartienne.
store-postgres-read-only = La base de données { $file } est en lecture seule. C’est peut-être la copie d’une autre.
store-postgres-too-old = PostgreSQL sur { $host } est en version { $version }. Il faut la version { $oldest } ou une plus récente.
store-postgres-encoding = La base « { $database } » utilise l’encodage { $encoding }. Il faut UTF8.
store-postgres-failed = PostgreSQL sur { $host } signale une erreur : { $problem }.
