### The command line.

cli-about = Ein digitaler Kartentisch für Familienspiele.
cli-usage = Aufruf: { $usage }
# What stands for a value in the help.
cli-bots-word = BOTS
cli-command-word = BEFEHL
cli-commitment-word = VERSPRECHEN
cli-file-word = DATEI
cli-folder-word = ORDNER
cli-database-word = ADRESSE
cli-url-word = ADRESSE
cli-from-word = VON
cli-game-word = SPIEL
cli-host-word = ADRESSE
cli-id-word = ID
cli-lang-word = SPRACHE
cli-networks-word = NETZE
cli-number-word = ZAHL
cli-option-word = NAME=WERT
cli-origins-word = ADRESSEN
cli-person-word = PERSON
cli-seed-word = STARTWERT
cli-shell-word = SHELL
cli-to-word = NACH
cli-commands = Befehle
cli-options = Optionen
cli-game-options = Einstellungen für „{ $game }“ (Sitzplatz 0 bist du):
cli-more = „kartenhaus BEFEHL --help“ verrät mehr über einen Befehl.
cli-play = ein Spiel in diesem Terminal spielen
cli-rules = die Regeln eines Spiels in unseren eigenen Worten
cli-odds = wie oft jedes Arrangement auf der Großen Mauer liegt
cli-verify = eine beendete Partie von einem Online-Tisch prüfen: Karten, Züge und Rufe
cli-identity = den Server jemanden vergessen lassen, oder zeigen, wen er vergessen hat
cli-completion = das Skript ausgeben, mit dem deine Shell Befehle per Tab-Taste vervollständigt
# Stands behind “help” in the list of commands.
cli-help-command = einen Befehl erklären
cli-game = das Spiel: { $games }
cli-seats = wie viele mitspielen, dich mitgezählt (Standard: so wenige wie möglich)
cli-bots = die Bots auf den übrigen Sitzplätzen, der letzte so oft wie nötig: { $bots } (Standard: medium)
cli-lang = die Sprache: { $languages } (Standard: wie auf deinem Rechner; Variable KARTENHAUS_LANG)
cli-seed = mit diesem Startwert mischen: gleicher Startwert, gleiche Karten
cli-option = eine Einstellung des Spiels als NAME=WERT; deck=DATEI nimmt andere Karten; auch mehrmals möglich
cli-resume = eine gespeicherte Partie weiterspielen
cli-coverage = zu jeder Regel die Tests nennen, die sie belegen (nur in einem Quellordner mit tests/)
cli-ids = nur diese Regeln, nach ihrer ID
cli-markdown = die Regeln als Markdown ausgeben
cli-json = die Ergebnisse als JSON ausgeben
cli-games = wie viele Partien simuliert werden (Standard: { $usual })
cli-deck = eine Kartendatei
cli-commitment = das Versprechen des Servers (SHA-256), wie du es vor der Partie gesehen hast
cli-log = die Datei mit der beendeten Partie
cli-identity-do = was zu tun ist: list (zeigen; Standard) oder revoke (vergessen)
cli-identity-person = die Person, so wie /api/me sie in ihrem Browser zeigt
cli-completion-shell = deine Shell: { $shells }
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
# Which build runs, behind the version.
cli-compiled = kompiliert
cli-interpreted = interpretiert

cli-bad-arguments = Diese Angaben verstehe ich nicht: { $problem }.
cli-unknown-command = Den Befehl „{ $command }“ gibt es nicht.
cli-unknown-option = Die Option „{ $option }“ kenne ich nicht.
# Behind one of the two above, or behind a game that isn’t there.
cli-did-you-mean = Meintest du „{ $nearest }“?
# $install is a command that can be copied.
cli-extra-missing = Für „{ $command }“ fehlen noch Pakete. Installiere sie mit: { $install }
completion-shell-unknown = Wähle eine dieser Shells: { $shells }.
cli-no-value = „{ $option }“ braucht einen Wert.
cli-no-game = Welches Spiel? Es gibt: { $games }.
cli-see-help = „{ $command } --help“ zeigt, was möglich ist.
cli-bad-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
cli-too-many-bots =
    { $free ->
        [one] { $bots } Bots sind zu viele: Bei { $seats } Personen ist { $free } Platz frei.
       *[other] { $bots } Bots sind zu viele: Bei { $seats } Personen sind { $free } Plätze frei.
    }
cli-bad-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $known }.
cli-bad-option = Einstellung „{ $text }“: Schreib sie als NAME=WERT.
cli-bad-number = „{ $text }“ ist keine Zahl von { $low } bis { $high }.
cli-bad-rule = Eine Regel „{ $rule }“ gibt es nicht.
cli-file = { $file }: { $problem }
cli-file-missing = Diese Datei gibt es nicht.
cli-file-forbidden = Diese Datei darf nicht gelesen werden.
cli-file-folder = Das ist ein Ordner, keine Datei.
cli-resume-alone = Mit --resume geht die Partie weiter, wie sie war; { $option } lässt sich nicht mehr ändern.
cli-other-game = { $file } ist ein Spielstand von „{ $saved }“, nicht von „{ $game }“.
cli-no-tests = --coverage braucht einen Quellordner von Kartenhaus: Neben src/ liegt kein Ordner tests/.

cli-saved = Die Partie ist gespeichert: { $file }
cli-resume-hint = Weiter geht es mit: { $command }
cli-not-saved = Die Partie ließ sich nicht speichern: { $error }.
cli-nothing-to-save = Es wurde noch nichts gespielt, also auch nichts gespeichert.
cli-good-bye = Auf Wiedersehen!
cli-resumed = Die Partie geht nach Zug { $count } weiter.
cli-finished = Diese Partie ist schon zu Ende gespielt.

coverage-rule = Regel
coverage-allows = was sie erlaubt
coverage-forbids = was sie verbietet
coverage-none = keiner
coverage-sum = In beide Richtungen belegte Regeln: { $covered } von { $rules }. Tests: { $tests }.

odds-progress = { $done } von { $games } Partien
odds-composition = Arrangement
odds-points = Punkte
odds-per-turns = pro 100 Züge

verify-no-log = In welcher Datei steht die beendete Partie? Gib sie bitte an.
verify-promise = Der Server hat sein Versprechen gehalten: Das gezeigte Geheimnis hat den SHA-256 { $commitment }.
verify-seed = Die Karten wurden aus diesem Geheimnis und den Beiträgen der Plätze gegeben; der Startwert ist { $seed }.
verify-moves =
    { $moves ->
        [one] { $game }: { $moves } Zug, nach den Regeln bis zum Ende gespielt.
       *[other] { $game }: { $moves } Züge, nach den Regeln bis zum Ende gespielt.
    }
verify-calls = Rufe, über die nach der Zeitmessung entschieden wurde: { $calls }. Schneller gedrückt, als ein Mensch kann: { $implausible }.
# Was an einem Ruf auffällt. Er hat trotzdem gezählt.
verify-mark =
    { $mark ->
        [too-fast] Nach Zug { $after }, { $name }: schneller gedrückt, als ein Mensch kann.
        [held-back] Nach Zug { $after }, { $name }: Das Gerät hat später geantwortet, als es seine Verbindung erlaubt.
       *[unchecked] Nach Zug { $after }, { $name }: { $credit } ms gutgeschrieben; wie langsam die Verbindung war, ließ sich nicht prüfen.
    }
verify-place = { $place }. Platz: { $name }, Punkte: { $points }
identity-no-person = Wen denn? Gib bitte die Person an: 32 Zeichen von 0 bis f, so wie /api/me sie in ihrem Browser zeigt.
identity-revoked = { $person } ist nicht mehr bekannt. Ein laufender Server merkt das in wenigen Sekunden.
identity-known-no-more = { $person } war schon vergessen.
identity-nobody = Bisher wurde niemand vergessen.

## Games left out

# Why a package that brings a game was left out. $package is the name of its entry point.
package-broken = Das Spiel „{ $package }“ fehlt, weil sich sein Paket nicht laden lässt: { $problem }.
package-kind = Das Spiel „{ $package }“ fehlt: Sein Entry Point führt nicht zu einem GamePackage mit Spiel und Telling.
package-name = Das Spiel „{ $package }“ fehlt: Es nennt sich selbst „{ $game }“. Beide Namen müssen gleich sein, mit Kleinbuchstaben, Ziffern und Bindestrichen.
package-twice = Das Spiel „{ $package }“ fehlt: Ein anderes Paket bringt schon ein Spiel mit diesem Namen mit.
package-prefix = Das Spiel „{ $package }“ fehlt: Das Präfix „{ $prefix }“ seiner Texte gehört schon zu „{ $game }“.
package-seats = Das Spiel „{ $package }“ fehlt: Ein Spiel ist für { $low } bis { $high } Personen.
package-language = Das Spiel „{ $package }“ fehlt: Es hat keine Texte in { $languages }.
text-unreadable = { $file }, Zeile { $line }: Dieser Text ist nicht lesbar. Prüf die Syntax und ob die Datei UTF-8 ist.
# $feature is what of Fluent’s language is not read.
text-unsupported =
    { $feature ->
        [term] { $file }, Zeile { $line }: Terms liest Kartenhaus nicht. Schreib einen Text ohne Bindestrich am Anfang.
        [attribute] { $file }, Zeile { $line }: Attribute liest Kartenhaus nicht. Schreib dafür einen Text mit eigener ID.
        [function] { $file }, Zeile { $line }: Funktionen liest Kartenhaus nicht. Zahlen werden automatisch formatiert.
       *[decimal] { $file }, Zeile { $line }: Kartenhaus liest nur ganze Zahlen.
    }

## kartenhaus conformance

cli-conformance = prüfen, ob dein eigenes Spiel hält, was jedes Spiel verspricht
cli-conformance-games = wie viele zufällige Partien mit jeder Zahl von Plätzen gespielt werden (Standard: { $usual })
conformance-kept = ✓ { $promise }
conformance-broken = ✗ { $promise } Stimmt nicht mit { $seats } Plätzen in Partie { $game }: { $shown }
# $install is a command that can be copied.
conformance-not-looked = Nicht geprüft: { $promise } Installiere dafür: { $install }
conformance-sum = { $kept } von { $promises } Versprechen gehalten.
# What every game promises.
promise-views = Eine Ansicht hat alles, was eine Ansicht haben muss.
promise-end = Jede Partie geht zu Ende, mit einem Ergebnis für jeden Platz.
promise-cards = Keine Karte geht verloren und keine kommt dazu.
promise-legal = Jeder angebotene Zug wird angenommen.
promise-played = Ein angebotener Zug führt auch ohne Prüfung zur selben Stellung.
promise-others = Jeder andere Zug wird mit einer Regel abgelehnt und ändert nichts.
promise-texts = Züge lassen sich aus ihrem Text und ihrer Nummer zurücklesen.
promise-positions = Stellungen lassen sich aus ihrem Text zurücklesen.
promise-options = Optionen lassen sich zurücklesen, und eine falsche wird genannt.
promise-replay = Eine Wiederholung ist noch einmal dieselbe Partie.
promise-copies = Wer mit einer Kopie weiterspielt, ändert das Original nicht.
promise-seats = Ein Platz, den es am Tisch nicht gibt, bekommt keine Antwort.
promise-sent = Ansichten lassen sich senden, und niemand bekommt den Teil eines anderen Platzes.
promise-secrets = Niemand sieht verdeckte Karten oder erkennt sie an einer Ablehnung.
promise-events = Was passiert, verrät keine verdeckte Karte.
promise-samples = Mit gedachten verdeckten Karten lässt sich spielen.
promise-said = Alles, was passiert, lässt sich in jeder Sprache sagen.
promise-refusals = Jede Ablehnung lässt sich in jeder Sprache sagen.
promise-languages = Jede Sprache hat alle Texte.
promise-bots = Die Bots spielen, auf jeder Stufe.
