# What can be asked of a board and drawn on it; it comes with the first question.

board-sees = sees as far as { $to }
board-stopped = stopped by { $stop }
board-tally = aims here: White { $first }, Black { $second }
board-no-threats = Nobody aims here
board-nothing = The board is empty
board-note = Draw on the board
board-note-0 = Green circle
board-note-1 = Red dashed circle
board-note-2 = Blue dotted circle
board-note-3 = Ochre dash-dotted circle
board-note-clear = Clear drawings
board-ask = Board in words
board-ask-last = Last move
board-ask-opponent = Who is to move
board-ask-pieces = All pieces
board-ask-moves = Where it can go
board-ask-threats = Aims and lines
board-ask-column = Squares above each other
board-ask-explain = What this is
board-ask-write = Write a move
board-ask-close = Close
board-plain = Nothing here needs an explanation
