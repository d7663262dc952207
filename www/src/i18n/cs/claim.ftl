# Požadavek remízy.

claim-now = Partie je remis
claim-with = Zahrát { $move } a remizovat
