### Other machines to play on.

cluster-bad-address = « { $address } » n’est pas l’adresse d’une grappe. Elle ressemble à tcp://192.0.2.1:8786.
cluster-no-answer = Aucun ordonnanceur Dask ne répond à { $address }. Est-il lancé, et accessible depuis cette machine ?
cluster-no-workers = La grappe { $address } n’a aucun worker. Pour en lancer : dask worker { $address } --nthreads 1
cluster-not-installed = { $program } n’est pas installé { $machine ->
    [scheduler] sur la machine de l’ordonnanceur
   *[other] sur la machine du worker { $machine }
}. Il le faut là aussi.
cluster-other-version = { $program } doit avoir la même version partout : ici, c’est { $here }, mais { $machine ->
    [scheduler] l’ordonnanceur a la version { $there }
   *[other] le worker { $machine } a la version { $there }
}.
cluster-lost = La connexion à la grappe { $address } est perdue, ou ses workers se sont arrêtés plusieurs fois. Les parties enregistrées avec --save sont conservées ; relancez la même commande pour continuer.
