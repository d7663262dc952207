# Čo hovorí kapitola „Hra v číslach“ na každej stránke pravidiel; čísla sú vo facts.toml.
facts-title = Hra v číslach
facts-how = Program odohral sám so sebou { $games } partií, každú z vlastného náhodného otvorenia, a pred každým ťahom prešiel najviac { $nodes } pozícií. Číslo za ± je odchýlka, do ktorej sa zmestí 95 zo 100 takých sérií. Medzi ľuďmi to môže byť inak.
facts-score = { $advantage ->
    [first] Začínať je výhoda: kto ťahá prvý, získa { $score } bodov (za remízu je pol bodu).
    [second] Začínať je nevýhoda: kto ťahá prvý, získa { $score } bodov (za remízu je pol bodu).
   *[none] Výhoda prvého ťahu sa nepreukázala: kto začína, získa { $score } bodov (za remízu je pol bodu).
}
facts-draws = Remízou sa skončí { $draws } partií.
facts-no-draws = Remízou sa neskončila žiadna partia.
facts-length = Polovica partií má najviac { $middle } jednotlivých ťahov (ťah každej strany sa počíta zvlášť), najkratšia desatina najviac { $short } a deväť desatín najviac { $long }.
facts-worth-board = Cena na doske, ako ju počíta program: { $list }.
facts-worth-promoted = Povýšené: { $list }.
facts-worth-hand = V ruke: { $list }.
facts-worth-cards = Ako karty v balíčku: { $list }.
facts-source-raindropchess = Ceny figúr sa určili z partií programu so sebou samým. Jazdcom a strelcom sa zvlášť pripočítavajú voľné polia.
facts-source-tri-d-chess = Ceny figúr sú na polceste medzi odhadom a tým, čo vyšlo z partií programu so sebou samým. Jazdcom, strelcom a vežiam sa zvlášť pripočítavajú polia v dosahu a v koncovke majú pešiaci, veže a dámy vyššiu cenu.
facts-source-animal-shogi = Ceny zvieratiek sú v programe nastavené ručne; vypočítané z partií nehrali lepšie. Čo stojí blízko leva, počíta sa zvlášť. Tabuľka vyššie má vlastnú mierku a patrí k pravidlám.
facts-piece-pawn = pešiak
facts-piece-knight = jazdec
facts-piece-bishop = strelec
facts-piece-rook = veža
facts-piece-queen = dáma
facts-piece-joker = žolík
facts-piece-chick = kuriatko
facts-piece-hen = sliepka
facts-piece-piglet = prasiatko
facts-piece-rabbit = zajačik
facts-piece-cat = mačka
facts-piece-dog = pes
facts-piece-elephant = slon
facts-piece-giraffe = žirafa
