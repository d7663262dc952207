# The rules of a mix of variants, sentence by sentence: crates/tri-d-chess puts them together.

tri-d-chess-mix-group-boards = Útočné dosky
tri-d-chess-mix-group-men = Kamene
tri-d-chess-mix-group-setup = Základné postavenie

tri-d-chess-mix-mark-rules = turnajové pravidlá
tri-d-chess-mix-mark-source = ako ho opisuje autor
tri-d-chess-mix-mark-settled = medzery sme doplnili my
tri-d-chess-mix-mark-reconstruction = naša rekonštrukcia
tri-d-chess-mix-mark-low-confidence = naša rekonštrukcia z mála správ

tri-d-chess-mix-start = Kamene začínajú ako v turnajových pravidlách.
tri-d-chess-mix-start-p1 = Strelce začínajú v rohoch hlavných dosiek, jazdce medzi nimi; ostatné ako zvyčajne.
tri-d-chess-mix-start-p2 = Figúry začínajú v poradí obyčajného šachu: V J S D K S J V.
tri-d-chess-mix-start-p3 = Kráľ a dáma začínajú na obvyklých miestach strelcov a strelce na ich miestach.
tri-d-chess-mix-start-p4 = Všetky figúry začínajú na útočných doskách, všetky pešiaky na hlavných.
tri-d-chess-mix-start-p5 = Vyžrebuje sa jedno z 960 rozostavení a začnú s ním obaja hráči.
tri-d-chess-mix-start-p5-number = Obaja hráči začínajú s rovnakým rozostavením, s tým, ktoré vidíte.
tri-d-chess-mix-start-p6 = Hráči najprv striedavo postavia svoje figúry, každý do ktoréhokoľvek z 960 rozostavení.
tri-d-chess-mix-start-p6-number = Každý hráč začína s vlastným rozostavením, ako ich vidíte.
tri-d-chess-mix-start-p7 = Biely začína na dámskej strane s doskami na QL1 a QL6, čierny na kráľovskej s doskami na KL1 a KL6.
tri-d-chess-mix-neutral = Ďalšie dve útočné dosky, na KL3 a QL4, spočiatku nepatria nikomu. Kto na niektorú prvý vstúpi, tomu zostane.

tri-d-chess-mix-men = Pri pohľade zhora chodia kamene ako v šachu a pristávajú na ktorejkoľvek úrovni; kameň v ceste prekáža na všetkých úrovniach.
tri-d-chess-mix-men-m1 = Kamene sa pohybujú v priestore, teda aj do výšky; prekáža len kameň presne v ceste a mimochodom sa neberie.
tri-d-chess-mix-pawns-p7 = Pešiaky idú naprieč: biele k stĺpcu e, čierne k stĺpcu z.
tri-d-chess-mix-promotion = Pešiak sa premieňa na konci svojho stĺpca; ak čaká pod útočnou doskou, premení sa, len čo doska odíde.
tri-d-chess-mix-promotion-a3 = Pešiak sa premieňa na konci svojho stĺpca, alebo keď útočná doska nad ním odíde; v rohu hlavnej dosky sa namiesto figúry smie stať novou útočnou doskou.
tri-d-chess-mix-promotion-p7 = Pešiak sa premieňa v poslednom stĺpci, kam môže dôjsť; odložená premena nie je.
tri-d-chess-mix-promotion-p7-a3 = Pešiak sa premieňa v poslednom stĺpci, kam môže dôjsť; V.A3 sa popri V.P7 neuplatní, doska z pešiaka nebude.
tri-d-chess-mix-castling = Rošáda: na kráľovskej strane si kráľ s vežou vymenia miesta, na dámskej ide kráľ vedľa veže a veža na miesto kráľa.
tri-d-chess-mix-castling-row = Rošáda: kráľ skončí na a0 alebo e0 a veža na d0, u čierneho na rade 9; cestu musia mať voľnú.
tri-d-chess-mix-castling-none = Rošáda sa nerobí.

tri-d-chess-mix-control = Presúvate útočnú dosku, na ktorej stojí jediný kameň a je váš, alebo vlastnú prázdnu.
tri-d-chess-mix-control-a5 = Presúvate len útočné dosky so svojím označením, prázdne alebo s jediným vlastným kameňom.
tri-d-chess-mix-new-a5 = Doska, ktorá vznikla z pešiaka, patrí k doskám svojho majiteľa a drží sa radu kolíkov, v ktorom vznikla.
tri-d-chess-mix-pins = Doska ide na voľný kolík: na svojej strane o jednu alebo dve úrovne, alebo priamo naprieč na druhú stranu.
tri-d-chess-mix-pins-a21 = Doska zostáva na svojej strane a jazdí medzi úrovňami 1–2, 1–3, 2–3, 3–4, 4–5, 4–6 a 5–6.
tri-d-chess-mix-pins-a5 = Doska zostáva na svojej strane a jazdí vždy o dve úrovne: po 1–3–5 alebo po 2–4–6.
tri-d-chess-mix-way = S kameňom ide vpred alebo do strany, prázdna kamkoľvek.
tri-d-chess-mix-way-a1 = S kameňom ide vpred alebo do strany, prázdna späť alebo do strany.
tri-d-chess-mix-way-straight = S kameňom ide len vpred, prázdna vpred aj späť.
tri-d-chess-mix-way-straight-a1 = S kameňom ide len vpred, prázdna len späť.
tri-d-chess-mix-way-p7 = Vpred znamená naprieč k súperovi: s kameňom ide doska vpred alebo mení úroveň, prázdna kamkoľvek.
tri-d-chess-mix-way-p7-a1 = Vpred znamená naprieč k súperovi: s kameňom ide doska vpred alebo mení úroveň, prázdna späť alebo mení úroveň.
tri-d-chess-mix-way-p7-straight = Vpred tu znamená naprieč, a tak je zmena úrovne krokom do strany: dosky ju robia oboma smermi, s kameňom aj prázdne.
tri-d-chess-mix-turn = Namiesto toho smiete dosku s jediným kameňom otočiť o pol otáčky; kameň prejde na protiľahlé pole.
tri-d-chess-mix-hang = Prázdna doska sa smie prevrátiť a visieť pod kolíkom, na mieste aj pri presune; jeden kolík tak unesie dve.
tri-d-chess-mix-rest = Všetko ostatné je ako v turnajových pravidlách.
