# Na co se lze desky zeptat a co na ni nakreslit; přijde s první otázkou.

board-sees = vidí až na { $to }
board-stopped = dál překáží { $stop }
board-tally = míří sem bílý { $first }×, černý { $second }×
board-no-threats = Nikdo sem nemíří
board-nothing = Deska je prázdná
board-note = Kreslit na desku
board-note-0 = Zelený kruh
board-note-1 = Červený čárkovaný kruh
board-note-2 = Modrý tečkovaný kruh
board-note-3 = Okrový čerchovaný kruh
board-note-clear = Smazat kresby
board-ask = Deska slovy
board-ask-last = Poslední tah
board-ask-opponent = Kdo je na tahu
board-ask-pieces = Všechny figury
board-ask-moves = Kam může táhnout
board-ask-threats = Kdo sem míří
board-ask-column = Pole nad sebou
board-ask-explain = Co to je
board-ask-write = Napsat tah
board-ask-close = Zavřít
board-plain = Tady není co vysvětlovat
