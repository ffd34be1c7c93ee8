### Bots against bots.

cli-arena = Bots gegeneinander spielen lassen
cli-arena-bots = welche Bots; jeder spielt gegen jeden: { $bots }; weitere des Spiels; hard@500 ist hard mit 500 Suchschritten; meine_bots:Vorsichtig ist dein eigener
cli-arena-games = wie viele Partien jedes Paar spielt
cli-arena-seats = wie viele Sitzplätze: Der erste eines Paars hat einen, der andere alle übrigen
cli-arena-save = jede Partie in dieser Datei festhalten; beim nächsten Aufruf geht es dort weiter
cli-arena-workers = wie viele Prozesse gleichzeitig spielen (sonst: einer je Rechenkern)
cli-arena-json = die Zahlen als JSON ausgeben

arena-progress = { $done } von { $games } Partien
arena-two-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
arena-other-contest = Diese Datei enthält einen anderen Wettkampf oder gar keinen. Nenn eine neue Datei.
arena-stopped = Nach { $done } Partien angehalten. Mit --save DATEI lässt sich ein Wettkampf fortsetzen.
arena-stopped-saved = Nach { $done } Partien angehalten. Ruf denselben Befehl noch einmal auf, dann geht es weiter; sie stehen in { $file }.
arena-pair = Paar
arena-games = Partien
arena-rate = Siege des ersten
arena-interval = 95-%-Intervall
arena-points = Punkte
arena-moves = Züge je Partie
arena-thought = ms je Zug (längster)
arena-against = { $one } gegen { $others }
arena-bot = Bot
