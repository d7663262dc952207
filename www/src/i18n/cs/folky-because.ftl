# FOLKY: proč je tah dobrý, nebo špatný. Podmětem vět je tah.

folky-because-places = { $count ->
    [1] Staví prvního z osmi pěšců.
    [2] Staví druhého z osmi pěšců.
    [3] Staví třetího z osmi pěšců.
    [4] Staví čtvrtého z osmi pěšců.
    [5] Staví pátého z osmi pěšců.
    [6] Staví šestého z osmi pěšců.
   *[7] Staví sedmého z osmi pěšců.
}
folky-because-opens = { $count ->
    [one] Otevírá pěšci pole { $at }.
   *[other] Otevírá pěšcům pole { $at }.
}
folky-because-opens-many = { $count ->
    [few] Otevírá pěšcům { $count } pole.
   *[other] Otevírá pěšcům { $count } polí.
}
folky-because-blocks = Obsazuje { $to }, kam by soupeř mohl postavit pěšce.
folky-because-closes = Zavírá soupeřovým pěšcům pole { $at }.
folky-because-lets = Soupeř pak může postavit pěšce na { $to }.
folky-because-gives-up = Vzdává se { $count ->
    [one] pole { $at }: pěšce tam teď postavit nejde.
   *[other] polí { $at }: pěšce tam teď postavit nejde.
}
