nim-name = Nim
nim-tagline = Z konca radu berte jeden až tri kamene. Kto vezme posledný, vyhráva.

nim-prompt-play = { $side ->
    [first] Biely berie jeden až tri kamene
   *[second] Čierny berie jeden až tri kamene
}
nim-prompt-over = Partia sa skončila
nim-end-last_disc = Bol vzatý posledný kameň
nim-piece-disc = kameň
