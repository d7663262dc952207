# Claiming a draw.

claim-now = Požadovať remízu hneď
claim-with = Zahrať { $move } a remizovať
