### `kartenhaus store`: the database of a server.

cli-store = check the server’s database, copy it, or rescue what is intact of a damaged one
cli-store-what = check: look through the whole database; copy: copy it to another, from SQLite to PostgreSQL or back; rescue: save what is intact of a damaged file
cli-store-from = for rescue: the damaged file; for copy: an SQLite file or the address of a PostgreSQL database
cli-store-to = for rescue: the new file; for copy: as above
cli-store-data = for check: the folder of the database (default: as for kartenhaus serve)
cli-store-store = for check: the address of a PostgreSQL database instead of a folder
cli-store-deep = for check: also replay every game; takes longer

store-usage = Please type “kartenhaus store check”, “kartenhaus store copy FROM TO” or “kartenhaus store rescue FROM TO”.
store-none = There’s no Kartenhaus database in { $folder }.
store-too-old = { $file } was written by an older version of Kartenhaus. Start the server once to upgrade it.
store-in-use = A Kartenhaus server is using { $folder }. Please stop it first.
store-target-exists = { $file } already exists. Please choose another name; nothing is overwritten.
store-no-folder = This folder doesn’t exist.
store-checking = Checking { $file } ...
store-progress-tables = Tables: { $done } of { $of } ({ $percent } %)
store-progress-pages = Reading the file: { $percent } %
store-fault = SQLite says: { $fault }
store-column-name = table
store-column-fact = from fact
store-column-what = problem
store-column-id = id
store-column-saved = facts saved
store-damaged-table = changed or missing
store-impossible-table = can’t be replayed
store-is-whole =
    { $tables ->
        [one] Everything is fine: { $tables } table, exactly as it was saved.
       *[other] Everything is fine: { $tables } tables, exactly as they were saved.
    }
store-is-damaged = Damaged tables: { $damaged } of { $tables }. The others are fine, and the server keeps running. Restore a backup, or save what is intact with “kartenhaus store rescue”.
store-rescued = { $file } is ready. Tables saved whole: { $whole }. Damaged, saved only up to the damage: { $damaged }.
store-copy-other = The database to copy to has other tables already, so nothing was copied. Please choose an empty one.
store-different-table = differs from its copy
store-copied =
    { $tables ->
        [one] { $tables } table is copied, and was compared. Already there before: { $before }.
       *[other] All { $tables } tables are copied, and each was compared. Already there before: { $before }.
    }
store-copied-in-part = Tables copied: { $tables }. Not copied: { $left }.

store-postgres-missing = To use PostgreSQL, Kartenhaus needs the Python package asyncpg. Install it with “pip install "kartenhaus[postgres]"”.
store-postgres-address = This isn’t the address of a PostgreSQL database. It should look like postgresql://user:password@host:5432/database.
store-postgres-unreachable = PostgreSQL can’t be reached at { $host } ({ $problem }). Is it running, and does it accept connections from here?
store-postgres-password = PostgreSQL at { $host } doesn’t let “{ $user }” in. Please check the user name and the password.
store-postgres-no-database = PostgreSQL at { $host } has no database called “{ $database }”. Please create it first.
store-postgres-no-rights = The PostgreSQL user “{ $user }” needs more rights in the database “{ $database }”. It’s easiest if the database belongs to that user.
store-postgres-read-only = The database { $file } is read-only. It may be a standby of another one.
store-postgres-too-old = PostgreSQL at { $host } is version { $version }. Kartenhaus needs { $oldest } or newer.
store-postgres-encoding = The database “{ $database }” uses the encoding { $encoding }. Kartenhaus needs UTF8.
store-postgres-failed = PostgreSQL at { $host } reports an error: { $problem }.
