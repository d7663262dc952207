nim-name = Nim
nim-tagline = Z konce řady berte jeden až tři kameny. Kdo vezme poslední, vyhrává.

nim-prompt-play = { $side ->
    [first] Bílý bere jeden až tři kameny
   *[second] Černý bere jeden až tři kameny
}
nim-prompt-over = Partie skončila
nim-end-last_disc = Byl vzat poslední kámen
nim-piece-disc = kámen
