# Požadavek remízy.

claim-now = Požadovat remízu hned
claim-with = Zahrát { $move } a remizovat
