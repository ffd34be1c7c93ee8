"""WebSocket framing: ours next to websockets and picows, in CPU time.

First the framing alone, then with sockets. Each contender is used as its authors advise, without compression. They take
turns, so that they share whatever else the machine is doing.
"""

from bench.framing import alone, loopback

if __name__ == "__main__":
    alone.main()
    print()
    loopback.main()
