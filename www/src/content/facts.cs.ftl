# Co říká kapitola „Hra v číslech“ na každé stránce pravidel; čísla jsou ve facts.toml.
facts-title = Hra v číslech
facts-how = Program sehrál sám se sebou { $games } partií, každou z vlastního náhodného zahájení, a před každým tahem prošel nejvýš { $nodes } pozic. Číslo za ± je odchylka, do které se vejde 95 ze 100 takových sérií. Mezi lidmi to může být jinak.
facts-score = { $advantage ->
    [first] Začínat je výhoda: kdo táhne první, získá { $score } bodů (za remízu je půl bodu).
    [second] Začínat je nevýhoda: kdo táhne první, získá { $score } bodů (za remízu je půl bodu).
   *[none] Výhoda prvního tahu se neprokázala: kdo začíná, získá { $score } bodů (za remízu je půl bodu).
}
facts-draws = Remízou skončí { $draws } partií.
facts-no-draws = Remízou neskončila žádná partie.
facts-length = Polovina partií má nejvýš { $middle } jednotlivých tahů (počítá se tah každé strany zvlášť), nejkratší desetina nejvýš { $short } a devět desetin nejvýš { $long }.
facts-worth-board = Cena na desce, jak ji počítá program: { $list }.
facts-worth-promoted = Povýšené: { $list }.
facts-worth-hand = V ruce: { $list }.
facts-worth-cards = Jako karty v balíčku: { $list }.
facts-source-raindropchess = Ceny figur se určily z partií programu se sebou samým. Jezdcům a střelcům se zvlášť přičítají volná pole.
facts-source-tri-d-chess = Ceny figur leží napůl mezi odhadem a tím, co vyšlo z partií programu se sebou samým. Jezdcům, střelcům a věžím se zvlášť přičítají pole v dosahu a v koncovce platí pěšci, věže a dámy víc.
facts-source-animal-shogi = Ceny zvířátek jsou v programu nastavené ručně; vypočtené z partií nehrály lépe. Co stojí blízko lva, počítá se zvlášť. Tabulka výše má vlastní měřítko a patří k pravidlům.
facts-piece-pawn = pěšec
facts-piece-knight = jezdec
facts-piece-bishop = střelec
facts-piece-rook = věž
facts-piece-queen = dáma
facts-piece-joker = žolík
facts-piece-chick = kuřátko
facts-piece-hen = slepice
facts-piece-piglet = prasátko
facts-piece-rabbit = zajíček
facts-piece-cat = kočka
facts-piece-dog = pes
facts-piece-elephant = slon
facts-piece-giraffe = žirafa
