"""A worker that misbehaves: `python rogue_worker.py WAY`. It is asked for statistics."""

import json
import os
import sys
import time


def main(way: str) -> None:
    if way == "no_start":
        sys.exit("cannot start")
    print(json.dumps({"type": "ready"}), flush=True)
    for line in sys.stdin:
        if json.loads(line)["record"] == "good":
            print(json.dumps({"type": "made", "body": os.getpid()}), flush=True)
        elif way == "hang":
            while True:
                time.sleep(1)
        elif way == "crash":
            sys.exit("no idea")
        elif way == "nonsense":
            print("hm", flush=True)
        elif way == "slow":
            time.sleep(0.2)
            print(json.dumps({"type": "made", "body": os.getpid()}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
