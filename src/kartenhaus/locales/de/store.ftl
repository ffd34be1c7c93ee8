### `kartenhaus store`: die Datenbank eines Servers.

cli-store = die Datenbank des Servers prüfen, kopieren oder aus einer beschädigten retten, was heil ist
cli-store-what = check: die ganze Datenbank prüfen; copy: sie in eine andere kopieren, von SQLite nach PostgreSQL oder zurück; rescue: retten, was in einer beschädigten Datei heil ist
cli-store-from = für rescue: die beschädigte Datei; für copy: eine SQLite-Datei oder die Adresse einer PostgreSQL-Datenbank
cli-store-to = für rescue: die neue Datei; für copy: wie oben
cli-store-data = für check: der Ordner der Datenbank (Standard: wie bei kartenhaus serve)
cli-store-store = für check: die Adresse einer PostgreSQL-Datenbank statt eines Ordners
cli-store-deep = für check: auch jede Partie nachspielen; das dauert länger

store-usage = Bitte schreib „kartenhaus store check“, „kartenhaus store copy VON NACH“ oder „kartenhaus store rescue VON NACH“.
store-none = In { $folder } gibt es keine Datenbank von Kartenhaus.
store-too-old = { $file } stammt von einer älteren Version von Kartenhaus. Starte den Server einmal, dann ist sie auf dem neuesten Stand.
store-in-use = Ein Kartenhaus benutzt gerade { $folder }. Bitte beende es zuerst.
store-target-exists = { $file } gibt es schon. Bitte wähl einen anderen Namen; überschrieben wird nichts.
store-no-folder = Diesen Ordner gibt es nicht.
store-checking = { $file } wird geprüft ...
store-progress-tables = Tische: { $done } von { $of } ({ $percent } %)
store-progress-pages = Die Datei wird gelesen: { $percent } %
store-fault = SQLite meldet: { $fault }
store-column-name = Tisch
store-column-fact = ab Eintrag
store-column-what = was fehlt
store-column-id = Kennung
store-column-saved = gerettete Einträge
store-damaged-table = verändert oder verloren
store-impossible-table = lässt sich nicht nachspielen
store-is-whole =
    { $tables ->
        [one] Alles in Ordnung: { $tables } Tisch, genau so, wie er gespeichert wurde.
       *[other] Alles in Ordnung: { $tables } Tische, genau so, wie sie gespeichert wurden.
    }
store-is-damaged = Beschädigte Tische: { $damaged } von { $tables }. Die anderen sind in Ordnung, und der Server läuft weiter. Spiel eine Sicherung zurück oder rette mit „kartenhaus store rescue“, was heil ist.
store-rescued = { $file } ist fertig. Ganz gerettete Tische: { $whole }. Beschädigte, nur bis zum Schaden gerettet: { $damaged }.
store-copy-other = In der Zieldatenbank stehen schon andere Tische, deshalb wurde nichts kopiert. Bitte nimm eine leere.
store-different-table = anders als in der Kopie
store-copied =
    { $tables ->
        [one] { $tables } Tisch ist kopiert und verglichen. Schon vorher da: { $before }.
       *[other] Alle { $tables } Tische sind kopiert und einzeln verglichen. Davon waren schon da: { $before }.
    }
store-copied-in-part = Kopierte Tische: { $tables }. Nicht kopiert: { $left }.

store-postgres-missing = Für PostgreSQL braucht Kartenhaus das Python-Paket asyncpg. Installiere es mit „pip install "kartenhaus[postgres]"“.
store-postgres-address = Das ist nicht die Adresse einer PostgreSQL-Datenbank. Sie sieht so aus: postgresql://benutzer:passwort@rechner:5432/datenbank.
store-postgres-unreachable = PostgreSQL ist unter { $host } nicht zu erreichen ({ $problem }). Läuft es, und nimmt es Verbindungen von hier an?
store-postgres-password = PostgreSQL unter { $host } lässt „{ $user }“ nicht hinein. Bitte prüfe den Benutzernamen und das Passwort.
store-postgres-no-database = PostgreSQL unter { $host } hat keine Datenbank namens „{ $database }“. Bitte leg sie zuerst an.
store-postgres-no-rights = Der PostgreSQL-Benutzer „{ $user }“ braucht in der Datenbank „{ $database }“ mehr Rechte. Am einfachsten gehört sie ihm.
store-postgres-read-only = Die Datenbank { $file } lässt sich nur lesen. Vielleicht ist sie die Kopie einer anderen.
store-postgres-too-old = PostgreSQL unter { $host } hat die Version { $version }. Kartenhaus braucht { $oldest } oder neuer.
store-postgres-encoding = Die Datenbank „{ $database }“ hat die Zeichenkodierung { $encoding }. Kartenhaus braucht UTF8.
store-postgres-failed = PostgreSQL unter { $host } meldet einen Fehler: { $problem }.
