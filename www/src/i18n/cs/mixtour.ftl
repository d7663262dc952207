# Mixtour: všechno, co říká crates/mixtour.

mixtour-name = Mixtour
mixtour-tagline = Kolik má sloupek kamenů, přesně o tolik polí se na něj táhne. Vyhrává pětka s vaším kamenem nahoře.

## Co dělat

mixtour-prompt-play = { $side ->
    [first] Bílý položí kámen, nebo přesune sloupek
   *[second] Černý položí kámen, nebo přesune sloupek
}
mixtour-prompt-enter = { $side ->
    [first] Bílý položí kámen: přesunout nejde nic
   *[second] Černý položí kámen: přesunout nejde nic
}
mixtour-prompt-move = { $side ->
    [first] Bílý přesune sloupek: položit kámen nejde
   *[second] Černý přesune sloupek: položit kámen nejde
}
mixtour-prompt-pass = { $side ->
    [first] Bílý musí vynechat
   *[second] Černý musí vynechat
}
mixtour-prompt-over = Partie skončila

mixtour-step-pass = Vynechat

## Jak partie skončila

mixtour-end-points = Vznikl rozhodující sloupek
mixtour-end-two_passes = Nikdo už nemůže nic položit ani přesunout
mixtour-end-threefold = Stejná pozice nastala potřetí
