#!/usr/bin/env python3
"""A second implementation of provable draws, in nothing but hashlib.

Prints what `provable.rs` expects: `python3 crates/tabletop/tests/provable.py`.
"""

from hashlib import sha256
from itertools import count

LENGTH = 64


def tagged(label, *parts):
    return sha256(b"klubovna cards 1 " + label + b"".join(parts)).digest()


def chain(secret):
    """What a side shows: [0] is published before the game, [i] is shown for draw i."""
    values = [secret]
    for _ in range(LENGTH):
        values.append(tagged(b"link", values[-1]))
    return values[::-1]


def words(game, number, first, second):
    for block in count():
        digest = tagged(b"draw", game, number.to_bytes(4, "big"), first, second, block.to_bytes(4, "big"))
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")


def below(bound, stream):
    """Words under 2^64 mod bound are rejected: the rest holds every number equally often."""
    for word in stream:
        if word >= 2**64 % bound:
            return word % bound


def shuffled(secret, decks, turns):
    """The cards that come when the decks are drawn from in the order of `turns`."""
    sides = [chain(tagged(b"side", secret, bytes([side]))) for side in (0, 1)]
    game = tagged(b"game", sides[0][0], sides[1][0])
    decks = [list(deck) for deck in decks]
    drawn = ""
    for number, deck in enumerate(turns, 1):
        left = decks[deck]
        stream = words(game, number, sides[0][number], sides[1][number])
        drawn += left.pop(below(len(left), stream))
    return sides, game, drawn


def main():
    for name, secret in (("counted", bytes(range(32))), ("zero", bytes(32)), ("full", b"\xff" * 32)):
        deck = "KQRRNNLDPPPPPPPPJJ"
        sides, game, drawn = shuffled(secret, (deck, deck), [0, 1] * 18)
        print(name)
        print("  ends", sides[0][0].hex(), sides[1][0].hex())
        print("  last", sides[0][LENGTH].hex(), sides[1][LENGTH].hex())
        print("  game", game.hex())
        print("  drawn", drawn)
        # A bound that rejects nearly half of all words, so that several are needed.
        bound = 2**63 + 1
        numbers = [below(bound, words(game, number, sides[0][number], sides[1][number])) for number in range(1, 9)]
        print("  below", *numbers)


if __name__ == "__main__":
    main()
