### Other machines to play on.

cluster-bad-address = “{ $address }” isn’t the address of a cluster. It should look like tcp://192.0.2.1:8786.
cluster-no-answer = No Dask scheduler answers at { $address }. Is it running, and can it be reached from here?
cluster-no-workers = The cluster at { $address } has no workers. Start some with: dask worker { $address } --nthreads 1
cluster-not-installed = { $program } isn’t installed where { $machine ->
    [scheduler] the scheduler runs
   *[other] the worker { $machine } runs
}. It’s needed there, too.
cluster-other-version = { $program } has to be the same everywhere: here it’s { $here }, but { $machine ->
    [scheduler] the scheduler has { $there }
   *[other] the worker { $machine } has { $there }
}.
cluster-lost = The connection to the cluster at { $address } was lost, or its workers died again and again. Games saved with --save are kept; run the same command again to continue.
