# What can be asked of a board and drawn on it; it comes with the first question.

board-sees = widzi aż do { $to }
board-stopped = dalej stoi { $stop }
board-tally = celują tu: białe { $first }×, czarne { $second }×
board-no-threats = Nikt tu nie celuje
board-nothing = Plansza jest pusta
board-note = Rysuj na planszy
board-note-0 = Zielone kółko
board-note-1 = Czerwone przerywane kółko
board-note-2 = Niebieskie kropkowane kółko
board-note-3 = Ochrowe kółko kreska-kropka
board-note-clear = Usuń rysunki
board-ask = Opis planszy
board-ask-last = Ostatni ruch
board-ask-opponent = Kto ma ruch
board-ask-pieces = Wszystkie bierki
board-ask-moves = Dokąd może iść
board-ask-threats = Kto tu celuje
board-ask-column = Pola w pionie
board-ask-explain = Co to jest
board-ask-write = Wpisz ruch
board-ask-close = Zamknij
board-plain = Tu nie ma czego objaśniać
