"""A bot for Stapel: takes the most points now; in Totem it gives away little.

stapel arena totemo --bots "cmd:python3 docs/examples/mybot.py,random" --games 100
"""
import json, random, sys


def worth(action, obs):
    if action["a"] == "place":
        return action["points"] + 3 * action["bonus"]
    if action["a"] == "play":
        pole = sum(int(card) for card in obs["poles"][action["pole"]] if card.isdigit())
        if action["card"] in "TC":
            return pole
        return -int(action["card"]) if action["card"].isdigit() else -1
    if action["a"] == "choose":
        return -sum(int(card) for card in action["cards"] if card.isdigit())
    return -1  # return, stop


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    said = json.loads(line)
    if said["t"] == "hello":
        random.seed(said["seed"])
        say({"t": "ready", "protocol": 1, "name": "mybot"})
    elif said["t"] == "act":
        legal = said["legal"]
        best = max(worth(action, said["obs"]) for action in legal)
        good = [i for i, action in enumerate(legal) if worth(action, said["obs"]) == best]
        say({"t": "act", "id": said["id"], "choice": random.choice(good)})
    elif said["t"] == "quit":
        break
