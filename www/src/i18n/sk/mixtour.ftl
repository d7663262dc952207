# Mixtour: everything that crates/mixtour emits.

mixtour-name = Mixtour
mixtour-tagline = Koľko má stĺpček kameňov, presne o toľko polí sa naň ťahá. Vyhráva pätica s vaším kameňom navrchu.

## What to do

mixtour-prompt-play = { $side ->
    [first] Biely položí kameň alebo presunie stĺpček
   *[second] Čierny položí kameň alebo presunie stĺpček
}
mixtour-prompt-enter = { $side ->
    [first] Biely položí kameň: presunúť sa nedá nič
   *[second] Čierny položí kameň: presunúť sa nedá nič
}
mixtour-prompt-move = { $side ->
    [first] Biely presunie stĺpček: položiť kameň sa nedá
   *[second] Čierny presunie stĺpček: položiť kameň sa nedá
}
mixtour-prompt-pass = { $side ->
    [first] Biely musí vynechať ťah
   *[second] Čierny musí vynechať ťah
}
mixtour-prompt-over = Partia sa skončila

mixtour-step-pass = Vynechať

## How it ended

mixtour-end-points = Vznikol rozhodujúci stĺpček
mixtour-end-two_passes = Nikto už nemôže nič položiť ani presunúť
mixtour-end-threefold = Rovnaká pozícia nastala tretí raz
