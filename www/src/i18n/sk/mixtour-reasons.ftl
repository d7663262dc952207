# Mixtour: why something is not allowed or not understood.

## Why not

mixtour-why-over = Partia sa skončila.
mixtour-why-not-yours = { $side ->
    [first] Na ťahu je biely.
   *[second] Na ťahu je čierny.
}
mixtour-why-occupied = Pole { $to } je obsadené. Kameň sa kladie len na prázdne pole.
mixtour-why-no-reserve = { $side ->
    [first] Biely už nemá v zásobe žiadny kameň.
   *[second] Čierny už nemá v zásobe žiadny kameň.
}
mixtour-why-full = Doska je plná, kameň nie je kam položiť.
mixtour-why-stuck = Tento stĺpček nemá kam ísť. Žiadny cieľ, na ktorý je z { $from } voľná cesta, nie je presne tak ďaleko, aký je vysoký.
mixtour-why-empty-origin = Pole { $from } je prázdne, nie je čo presunúť.
mixtour-why-too-few = Na { $from } { $height ->
    [one] je len jeden kameň
    [few] sú len { $height } kamene
   *[other] je len { $height } kameňov
}, nie { $count }.
mixtour-why-same-cell = Stĺpček na { $from } už stojí. Presunúť sa musí na iný stĺpček.
mixtour-why-empty-target = Pole { $to } je prázdne. Presun sa musí skončiť na inom stĺpčeku.
mixtour-why-no-line = Polia { $from } a { $to } neležia v tom istom rade ani stĺpci, ani na tej istej diagonále.
mixtour-why-distance = Vzdialenosť musí byť presne { $height }, lebo stĺpček { $to } je vysoký { $height }. Z { $from } je to { $distance }.
mixtour-why-between = V ceste z { $from } na { $to } stojí stĺpček { $at }.
mixtour-why-take-back = { $count ->
    [1] Z { $to } na { $from } práve prišiel jeden kameň. Jeden sa hneď vrátiť nesmie
    [2] Z { $to } na { $from } práve prišli dva kamene. Dva sa hneď vrátiť nesmú
    [3] Z { $to } na { $from } práve prišli tri kamene. Tri sa hneď vrátiť nesmú
   *[4] Z { $to } na { $from } práve prišli štyri kamene. Štyri sa hneď vrátiť nesmú
}, iný počet áno.
mixtour-why-not-forced = Vynechať ťah možno, len keď sa nedá položiť kameň ani nič presunúť.

## Texts that are wrong

error-mixtour-missing-field = { $field ->
    [board] V pozícii chýba doska.
    [side] V pozícii chýba, kto je na ťahu (w alebo b).
    [reserves] V pozícii chýbajú zásoby bieleho a čierneho, napríklad 20,20.
    [points] V pozícii chýbajú body bieleho a čierneho, napríklad 0,0.
   *[last] V pozícii chýba predchádzajúca akcia (ak žiadna nie je, napíšte -).
}
error-mixtour-extra-text = Za koncom pozície je ešte ďalší text.
error-mixtour-row-count = Doska musí mať 5 radov, tu { $rows ->
    [one] je { $rows }
    [few] sú { $rows }
   *[other] je { $rows }
}.
error-mixtour-row-length = { $row }. rad musí mať 5 polí, tu { $cells ->
    [one] má { $cells } pole
    [few] má { $cells } polia
   *[other] má { $cells } polí
}.
error-mixtour-empty-item = Tu chýba stĺpček alebo počet prázdnych polí.
error-mixtour-zero-cells = Prázdne pole musí byť aspoň jedno, nula sa nepíše.
error-mixtour-unknown-piece = „{ $letter }“ nie je žiadny kameň. Biele sú w, čierne b; čísla znamenajú prázdne polia.
error-mixtour-mixed-item = V „{ $text }“ chýba čiarka medzi stĺpčekom a počtom prázdnych polí.
error-mixtour-stack-too-high = Stĺpček nemôže mať výšku { $height }; najviac je { $max }.
error-mixtour-bad-side = „{ $text }“ nie je žiadna strana. Napíšte w, ak je na ťahu biely, alebo b pre čierneho.
error-mixtour-bad-pair = { $field ->
    [reserves] Zásoby sú dve čísla, napríklad 20,20, nie „{ $text }“.
   *[points] Body sú dve čísla, napríklad 0,1, nie „{ $text }“.
}
error-mixtour-bad-number = { $field ->
    [reserves] Zásoba má od 0 do { $max } kameňov, nie „{ $text }“.
   *[points] Body v tejto hre sú od 0 do { $max }, nie „{ $text }“.
}
error-mixtour-too-many-pieces = { $side ->
    [first] Biely má na doske a v zásobe spolu kameňov: { $count }; celkovo ich je len 20.
   *[second] Čierny má na doske a v zásobe spolu kameňov: { $count }; celkovo ich je len 20.
}
error-mixtour-too-few-pieces = { $side ->
    [first] Biely má na doske a v zásobe kameňov len { $count }. V tejto hre sa žiadny nestráca, musí ich byť 20.
   *[second] Čierny má na doske a v zásobe kameňov len { $count }. V tejto hre sa žiadny nestráca, musí ich byť 20.
}
error-mixtour-tall-stack = Stĺpček { $at } je vysoký { $height }. Päť a viac kameňov zostane na doske, len keď stĺpček rozhodol partiu.
error-mixtour-two-winners = Obe strany majú dosť bodov na výhru; vyhrať mohla len jedna z nich.
error-mixtour-no-move = Tu chýba ťah.
error-mixtour-action-form = Akcia sa píše ako b2 (položenie kameňa), c4:3-d3 (tri kamene z c4 na d3) alebo pass (vynechanie ťahu).
error-mixtour-missing-cell = Tu chýba pole.
error-mixtour-no-cell = „{ $text }“ nie je pole. Polia sa volajú a1 až e5.
error-mixtour-bad-count = Presúva sa 1 až { $max } kameňov, nie „{ $text }“.

error-mixtour-over = Pred týmto ťahom sa už partia skončila.
error-mixtour-not-yours = { mixtour-why-not-yours }
error-mixtour-full = { mixtour-why-full }
error-mixtour-stuck = { mixtour-why-stuck }
error-mixtour-occupied = { mixtour-why-occupied }
error-mixtour-no-reserve = { mixtour-why-no-reserve }
error-mixtour-empty-origin = { mixtour-why-empty-origin }
error-mixtour-too-few = { mixtour-why-too-few }
error-mixtour-same-cell = { mixtour-why-same-cell }
error-mixtour-empty-target = { mixtour-why-empty-target }
error-mixtour-no-line = { mixtour-why-no-line }
error-mixtour-distance = { mixtour-why-distance }
error-mixtour-between = { mixtour-why-between }
error-mixtour-take-back = { mixtour-why-take-back }
error-mixtour-not-forced = { mixtour-why-not-forced }
