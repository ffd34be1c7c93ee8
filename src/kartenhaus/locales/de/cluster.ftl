### Other machines to play on.

cluster-bad-address = „{ $address }“ ist keine Adresse eines Clusters. Sie sieht so aus: tcp://192.0.2.1:8786.
cluster-no-answer = Unter { $address } antwortet kein Dask-Scheduler. Läuft er, und ist er von diesem Rechner aus erreichbar?
cluster-no-workers = Der Cluster unter { $address } hat keine Worker. So startest du welche: dask worker { $address } --nthreads 1
cluster-not-installed = { $program } ist { $machine ->
    [scheduler] auf dem Rechner des Schedulers
   *[other] auf dem Rechner des Workers { $machine }
} nicht installiert. Auch dort wird es gebraucht.
cluster-other-version = { $program } muss überall dieselbe Version haben: Hier ist es { $here }, aber { $machine ->
    [scheduler] der Scheduler hat { $there }
   *[other] der Worker { $machine } hat { $there }
}.
cluster-lost = Die Verbindung zum Cluster unter { $address } ist abgebrochen, oder seine Worker sind immer wieder abgestürzt. Mit --save gespeicherte Partien bleiben erhalten; mit demselben Befehl geht es weiter.
