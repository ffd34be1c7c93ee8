### Bots against bots.

cli-arena = Bots gegeneinander spielen lassen
cli-arena-bots = welche Bots, jeder gegen jeden: { $bots }, dazu die eigenen des Spiels; hard@500 ist hard mit 500 Suchschritten; meine_bots:Vorsichtig ist einer von dir (Standard: { $usual })
cli-arena-games = wie viele Partien jedes Paar spielt (Standard: { $usual })
cli-arena-seats = wie viele Sitzplätze: Der erste eines Paars bekommt einen, der andere alle übrigen
cli-arena-save = jede Partie in dieser Datei speichern; beim nächsten Aufruf geht es dort weiter
cli-arena-workers = wie viele Prozesse gleichzeitig spielen (Standard: einer pro Rechenkern)
cli-arena-cluster = auf den Rechnern des Dask-Clusters mit diesem Scheduler spielen, zum Beispiel tcp://192.0.2.1:8786

arena-progress = { $done } von { $games } Partien
arena-two-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
arena-workers-or-cluster = Nimm entweder --workers oder --cluster: Wie viele Prozesse ein Cluster hat, bestimmst du dort, wo du sie startest.
arena-not-on-worker = Auf dem Worker { $worker } fehlt { $missing }. Installiere es auch dort, oder lege die Datei dorthin, wo Python nach Modulen sucht.
arena-other-contest = Diese Datei enthält einen anderen Wettkampf oder gar keinen. Nenn eine neue Datei.
arena-stopped = Nach { $done } Partien angehalten. Mit --save DATEI kannst du einen Wettkampf später fortsetzen.
arena-stopped-saved = Nach { $done } Partien angehalten; sie stehen in { $file }. Mit demselben Befehl geht es weiter.
arena-pair = Paar
arena-games = Partien
arena-rate = Siege des ersten
arena-interval = 95-%-Intervall
arena-percent = { $share } %
arena-percent-range = { $low }–{ $high } %
arena-points = Punkte
arena-moves = Züge pro Partie
arena-thought = ms pro Zug (längster)
arena-against = { $one } gegen { $others }
arena-bot = Bot
