#!/usr/bin/env python3
"""A second implementation of provable draws, in nothing but hashlib.

Prints what `crates/draws/src/tests.rs` and `crates/raindropchess/tests/cards.rs` expect:
`python3 crates/draws/tests/provable.py`.
"""

from hashlib import sha256
from itertools import count

LENGTH = 64

# What version 2 of a raindropchess game is played for: its id, its options, its start.
RAIN = "\n".join(
    (
        "raindropchess",
        "",
        "8/8/8/8/8/8/8/8 w - KQRRNNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1",
    )
)


def tagged(label, *parts):
    return sha256(b"klubovna cards " + label + b"".join(parts)).digest()


def chain(secret):
    """What a side shows: [0] is published before the game, [i] is shown for draw i."""
    values = [secret]
    for _ in range(LENGTH):
        values.append(tagged(b"1 link", values[-1]))
    return values[::-1]


def mixed(table, word):
    """What version 2 mixes into every draw: what is played, and the players' own word."""
    return tagged(b"2 word", table.encode(), b"\n", word.encode())


def words(game, number, first, second, mix):
    label, more = (b"1 draw", b"") if mix is None else (b"2 draw", mix)
    for block in count():
        numbers = number.to_bytes(4, "big"), block.to_bytes(4, "big")
        digest = tagged(label, game, numbers[0], first, second, numbers[1], more)
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")


def below(bound, stream):
    """Words under 2^64 mod bound are rejected: the rest holds every number equally often."""
    for word in stream:
        if word >= 2**64 % bound:
            return word % bound


def shuffled(secret, decks, turns, mix=None):
    """The cards that come when the decks are drawn from in the order of `turns`."""
    sides = [chain(tagged(b"1 side", secret, bytes([side]))) for side in (0, 1)]
    game = tagged(b"1 game", sides[0][0], sides[1][0])
    decks = [list(deck) for deck in decks]
    drawn = ""
    for number, deck in enumerate(turns, 1):
        left = decks[deck]
        stream = words(game, number, sides[0][number], sides[1][number], mix)
        drawn += left.pop(below(len(left), stream))
    return sides, game, drawn


def main():
    deck = "KQRRNNLDPPPPPPPPJJ"
    for name, secret in (("counted", bytes(range(32))), ("zero", bytes(32)), ("full", b"\xff" * 32)):
        sides, game, drawn = shuffled(secret, (deck, deck), [0, 1] * 18)
        print(name)
        print("  ends", sides[0][0].hex(), sides[1][0].hex())
        print("  last", sides[0][LENGTH].hex(), sides[1][LENGTH].hex())
        print("  game", game.hex())
        print("  drawn", drawn)
        # A bound that rejects nearly half of all words, so that several are needed.
        bound = 2**63 + 1
        numbers = [
            below(bound, words(game, number, sides[0][number], sides[1][number], None))
            for number in range(1, 9)
        ]
        print("  below", *numbers)
        mix = mixed("toy\n\n0", "žába 7")
        print("  mix", mix.hex())
        print("  drawn", shuffled(secret, (deck, deck), [0, 1] * 18, mix)[2])
    deck = deck[:16]
    print("raindropchess")
    for word in (None, "", "žába 7"):
        mix = None if word is None else mixed(RAIN, word)
        print(" ", repr(word), shuffled(bytes(range(32)), (deck, deck), [0, 1] * 16, mix)[2])


if __name__ == "__main__":
    main()
