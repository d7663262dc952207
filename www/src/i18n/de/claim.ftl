# Claiming a draw.

claim-now = Remis sofort reklamieren
claim-with = Remis mit { $move }
