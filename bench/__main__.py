"""All benchmarks, one after the other."""

from bench import random_play, rummy_solver

if __name__ == "__main__":
    for benchmark in (random_play, rummy_solver):
        benchmark.main()
        print()
