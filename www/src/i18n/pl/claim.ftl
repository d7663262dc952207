# Claiming a draw.

claim-now = Reklamuj remis teraz
claim-with = Zagraj { $move } i zremisuj
