# What can be asked of a board and drawn on it; it comes with the first question.

board-sees = vidí až na { $to }
board-stopped = ďalej prekáža { $stop }
board-tally = mieri sem biely { $first }×, čierny { $second }×
board-no-threats = Nikto sem nemieri
board-nothing = Doska je prázdna
board-note = Kresliť na dosku
board-note-0 = Zelený kruh
board-note-1 = Červený čiarkovaný kruh
board-note-2 = Modrý bodkovaný kruh
board-note-3 = Okrový bodkočiarkovaný kruh
board-note-clear = Zmazať kresby
board-ask = Doska slovami
board-ask-last = Posledný ťah
board-ask-opponent = Kto je na ťahu
board-ask-pieces = Všetky figúry
board-ask-moves = Kam môže ťahať
board-ask-threats = Kto sem mieri
board-ask-column = Polia nad sebou
board-ask-explain = Čo to je
board-ask-write = Napísať ťah
board-ask-close = Zavrieť
board-plain = Tu nie je čo vysvetľovať
