nim-name = Nim
nim-tagline = Bierz od jednego do trzech krążków z końca rzędu. Kto weźmie ostatni, wygrywa.

nim-prompt-play = { $side ->
    [first] Białe biorą od jednego do trzech krążków
   *[second] Czarne biorą od jednego do trzech krążków
}
nim-prompt-over = Partia skończona
nim-end-last_disc = Wzięto ostatni krążek
nim-piece-disc = krążek
