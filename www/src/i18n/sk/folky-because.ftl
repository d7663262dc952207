# FOLKY: why a move is good or bad. “It” is the move.

folky-because-places = { $count ->
    [1] Stavia prvého z ôsmich pešiakov.
    [2] Stavia druhého z ôsmich pešiakov.
    [3] Stavia tretieho z ôsmich pešiakov.
    [4] Stavia štvrtého z ôsmich pešiakov.
    [5] Stavia piateho z ôsmich pešiakov.
    [6] Stavia šiesteho z ôsmich pešiakov.
   *[7] Stavia siedmeho z ôsmich pešiakov.
}
folky-because-opens = { $count ->
    [one] Otvára pešiakovi pole { $at }.
   *[other] Otvára pešiakom polia { $at }.
}
folky-because-opens-many = { $count ->
    [few] Otvára pešiakom { $count } polia.
   *[other] Otvára pešiakom { $count } polí.
}
folky-because-blocks = Obsadzuje { $to }, kam by súper mohol postaviť pešiaka.
folky-because-closes = Zatvára súperovým pešiakom pole { $at }.
folky-because-lets = Súper potom môže postaviť pešiaka na { $to }.
folky-because-gives-up = Vzdáva sa { $count ->
    [one] poľa { $at }: pešiaka tam teraz postaviť nemožno.
   *[other] polí { $at }: pešiaka tam teraz postaviť nemožno.
}
