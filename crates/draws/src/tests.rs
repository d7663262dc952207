//! Provable draws: known values, uniformity, and every way to cheat.

use klubovna_rules::{Side, below};
use klubovna_text::quoted;

use super::*;

const LETTERS: &str = "KQRNLDPJ";

/// Counts in the order of `LETTERS`.
type Deck = [u32; 8];

const FULL: Deck = [1, 1, 2, 2, 1, 1, 8, 2];

fn codes() -> Vec<String> {
    order(LETTERS)
}

fn dealer(secret: Value) -> Dealer {
    Dealer::new(secret)
}

fn letter(index: usize) -> char {
    char::from(LETTERS.as_bytes()[index])
}

/// Draws `count` cards, from the two decks in turn.
fn draws(dealer: &mut Dealer, mut decks: [Deck; 2], count: u32) -> Vec<Drawn> {
    let codes = codes();
    (1..=count)
        .map(|number| {
            let deck = usize::from(number % 2 == 0);
            let weights = decks[deck].to_vec();
            let draw = Draw {
                number,
                deck: deck as u8,
                codes: &codes,
                weights: &weights,
            };
            let index = dealer.pick(draw).unwrap();
            decks[deck][index] -= 1;
            Drawn {
                code: codes[index].clone(),
                codes: codes.clone(),
                weights,
            }
        })
        .collect()
}

/// What `tests/provable.py` prints.
struct Known {
    secret: [u8; 32],
    ends: [&'static str; 2],
    last: [&'static str; 2],
    game: &'static str,
    drawn: &'static str,
    below: [u64; 8],
    /// The same with a word mixed in.
    mixed: &'static str,
}

fn counted() -> [u8; 32] {
    std::array::from_fn(|at| at as u8)
}

fn known() -> [Known; 3] {
    [
        Known {
            secret: counted(),
            ends: [
                "7a9cecc9d0e88e5c411d92bbe9d019ad5824586d17e30e69cd17934477afa88d",
                "6b5a64faeeb81b1f739f1dbc48ff496f7b536e03a01a6f040f527c1a6fd06cdd",
            ],
            last: [
                "be635ffb9c6e388e70f53054dd8554320b4b42b1ded0c029d2df0df0ca76beb1",
                "642a892e3a2bf1ae4d9686964e26499a4cc8834d024662b1e4aff3ba3bcf1fbd",
            ],
            game: "12b8cd48be8805ab871531c374474b7eba538617d997c54362405fddd8468847",
            drawn: "DDJPPPPPPKQPNNPRPPRPNRKPPJRJPNLLJPPQ",
            below: [
                5_450_697_372_531_548_737,
                126_983_592_199_066_164,
                8_790_772_697_736_984_311,
                8_344_421_335_491_350_406,
                4_838_945_038_872_553_181,
                655_479_900_668_063_130,
                6_358_462_265_604_406_726,
                6_162_309_631_400_797_780,
            ],
            mixed: "PPQRNNNDRPPJPPPRJPPJKPLKDQPPPPJNRPPL",
        },
        Known {
            secret: [0; 32],
            ends: [
                "489442670bf653edbccc0da37c9deb47796889252e5d3ca883d4a0ffa37fe319",
                "9cc9204370db8f0986852a441bf6ac2358bb067b90481355a6f9b50c8a7fa278",
            ],
            last: [
                "31a25c49ec9880efb434f4e5808060627d4e89077fe215b8dfbe2a7bd05c9e19",
                "006968027c4a348add780de3f03d01072802b1b00f4366f5c2c95cda578e55a6",
            ],
            game: "d6dbb26937c61f0887fa6f549d05310cdc734f74b31d5e7c2dda7aa3c45d9b44",
            drawn: "PPJPPNKRRPPQQLPPPDPJJNLPPPDKRJPPNRNP",
            below: [
                5_744_008_069_703_849_081,
                1_032_010_703_900_494_056,
                5_219_000_875_914_502_778,
                600_385_785_092_327_866,
                5_991_972_769_456_706_445,
                1_968_945_717_446_065_908,
                2_838_851_379_637_406_406,
                1_472_382_561_434_119_314,
            ],
            mixed: "PPLNNPPKPRPPJDPNPPNJKJPPJQPPRPDRRLQP",
        },
        Known {
            secret: [255; 32],
            ends: [
                "0cad409a857831c8c80c0b42bda24385f6b65c526939ecf552fb929d12e9fd4a",
                "3e702bdc3ffd6b499b29fa1da46cebd3f2692a5de662803c54272ca137ec5bb8",
            ],
            last: [
                "7427570ea290aafb738dc22082f538d985e60eedbb2a09956de67f35ea14049d",
                "38cf9cba55fa52ead09024c0975155ac53b67d482e615cd46176545b1d7d4f90",
            ],
            game: "e6d8598517bc0fd64e3a4c42c798c1ca56a2db7f1567887e321d214dd958b5c4",
            drawn: "RJPDRJDNPKKPNPQQPPNRJPPLPPPNPPLPPPJR",
            below: [
                2_215_780_061_989_032_999,
                305_347_331_427_629_685,
                8_474_975_624_024_594_920,
                3_069_053_262_747_534_915,
                4_830_320_784_270_776_523,
                616_510_344_463_831_486,
                297_534_901_555_220_539,
                3_625_059_765_783_463_226,
            ],
            mixed: "PPPJNPPNQPLKNPPPKDPPRRPPRLJJPQPRJPDN",
        },
    ]
}

#[test]
fn draws_agree_with_a_second_implementation() {
    for known in known() {
        let mut dealer = dealer(Value(known.secret));
        let pledge = dealer.pledge();
        assert_eq!(pledge.ends().map(|end| end.write()), known.ends);
        let last = dealer.values(CHAIN_LENGTH).unwrap();
        assert_eq!(last.map(|value| value.write()), known.last);
        assert_eq!(pledge.id().write(), known.game);
        let drawn = draws(&mut dealer, [FULL, FULL], 36);
        let text: String = drawn.iter().map(|drawn| &drawn.code[1..]).collect();
        assert_eq!(text, known.drawn);
        // A bound that rejects nearly half of all words, so that several are needed.
        let numbers = (1..).zip(known.below).map(|(number, expected)| {
            let values = dealer.values(number).unwrap();
            (
                below((1 << 63) + 1, &mut pledge.words(number, &values)),
                expected,
            )
        });
        assert!(
            numbers
                .into_iter()
                .all(|(found, expected)| found == expected)
        );
        let mix = mix("toy\n\n0", "žába 7");
        assert_eq!(
            mix.write(),
            "08b61444d7e9bbba41f8e7f9054978315ccb4080b5f2ef1c8f0b9e2e81d40c7c"
        );
        dealer.mix_in(Some(mix));
        assert_eq!(dealer.pledge().id().write(), known.game);
        let drawn = draws(&mut dealer, [FULL, FULL], 36);
        let text: String = drawn.iter().map(|drawn| &drawn.code[1..]).collect();
        assert_eq!(text, known.mixed);
    }
}

/// Pearson's sum for `counts` that should be in proportion to `weights`.
fn chi_squared(counts: &[u32], weights: &[u32]) -> f64 {
    let sum: u32 = counts.iter().sum();
    let total: u32 = weights.iter().sum();
    let terms = counts.iter().zip(weights).map(|(&count, &weight)| {
        let expected = f64::from(sum) * f64::from(weight) / f64::from(total);
        (f64::from(count) - expected).powi(2) / expected
    });
    terms.sum()
}

#[test]
fn every_card_and_every_order_is_equally_likely() {
    const GAMES: u32 = 6_000;
    let weights = &FULL[..7];
    let mut cards = [0; 7];
    let mut orders = std::collections::BTreeMap::<String, u32>::new();
    let mut king_at = [0; 16];
    for game in 0..GAMES {
        let mut secret = [0; 32];
        secret[..4].copy_from_slice(&game.to_be_bytes());
        let dealer = dealer(Value(secret));
        // From the last values back: a chain is walked once, not for every draw.
        let mut values = vec![dealer.values(CHAIN_LENGTH).unwrap()];
        for _ in 1..CHAIN_LENGTH {
            values.push(values[values.len() - 1].each_ref().map(chain::link));
        }
        let pick = |number: u32, weights: &[u32]| {
            let values = &values[(CHAIN_LENGTH - number) as usize];
            dealer.pledge().outcome(number, values, weights).unwrap()
        };
        for number in 1..=36 {
            cards[pick(number, weights)] += 1;
        }
        // Sixteen small decks, K Q P P, each drawn to its end.
        for deck in 0..16 {
            let mut left = [1, 1, 0, 0, 0, 0, 2];
            let drawn = (1..=4).map(|card| {
                let index = pick(deck * 4 + card, &left);
                left[index] -= 1;
                letter(index)
            });
            *orders.entry(drawn.collect()).or_default() += 1;
        }
        // Four full decks: the place of the king.
        for deck in 0..4 {
            let mut left = weights.to_vec();
            for place in 0..16 {
                let index = pick(deck * 16 + place + 1, &left);
                left[index] -= 1;
                if index == 0 {
                    king_at[place as usize] += 1;
                }
            }
        }
    }
    // Each bound is passed once in a thousand: 6, 11 and 15 degrees of freedom.
    assert_eq!(cards.iter().sum::<u32>(), 36 * GAMES);
    let chi = chi_squared(&cards, weights);
    assert!(chi < 22.46, "216,000 single draws {cards:?}: {chi}");
    let counts: Vec<u32> = orders.values().copied().collect();
    assert_eq!(counts.len(), 12, "{orders:?}");
    let chi = chi_squared(&counts, &[1; 12]);
    assert!(chi < 31.26, "96,000 shuffles {orders:?}: {chi}");
    let chi = chi_squared(&king_at, &[1; 16]);
    assert!(chi < 37.70, "24,000 full decks {king_at:?}: {chi}");
}

#[test]
fn a_dealer_says_when_it_has_nothing_to_say() {
    let mut dealer = dealer(Value([1; 32]));
    let codes = codes();
    let draw = |number, weights| Draw {
        number,
        deck: 0,
        codes: &codes,
        weights,
    };
    assert_eq!(dealer.pick(draw(1, &[0, 0])), Err(DrawError::Empty));
    assert!(dealer.pick(draw(CHAIN_LENGTH, &[1, 1])).is_ok());
    let beyond = dealer.pick(draw(CHAIN_LENGTH + 1, &[1, 1]));
    assert_eq!(beyond, Err(DrawError::PledgeUsed));
}

/// The protocol of two devices: each knows its own chain and what the other has shown.
#[test]
fn two_devices_come_to_the_same_cards() {
    let chains = [[3; 32], [4; 32]].map(|secret| HashChain::new(Value(secret)));
    let [first, second] = &chains;
    let pledge = Pledge::new([first.end(), second.end()]).unwrap();
    assert_eq!(
        Pledge::new([first.end(), first.end()]),
        Err(CardsFault::EqualEnds)
    );
    let mut devices = [Deal::new(pledge), Deal::new(pledge)];
    let mut weights = FULL.to_vec();
    for number in 1..=16 {
        let values = [first, second].map(|chain| chain.value(number).unwrap());
        // Neither may show what belongs to another draw or to the other side.
        for (side, other) in [(Side::FIRST, second), (Side::SECOND, first)] {
            let own = &chains[side.index()];
            let wrong = [
                own.value(number - 1),
                own.value(number + 1),
                other.value(number),
            ];
            for value in wrong.into_iter().flatten() {
                let draw = number;
                let fault = CardsFault::BadValue { draw, side };
                assert_eq!(devices[0].check(side, &value), Err(fault.clone()));
                let mut values = values;
                values[side.index()] = value;
                assert_eq!(devices[1].take(values, &weights), Err(fault));
            }
        }
        let cards = devices.each_mut().map(|deal| {
            assert_eq!(deal.number(), number);
            deal.take(values, &weights).unwrap()
        });
        assert_eq!(cards[0], cards[1]);
        weights[cards[0]] -= 1;
    }
    let values = [first, second].map(|chain| chain.value(17).unwrap());
    let none = devices[0].take(values, &[0; 8]);
    assert_eq!(none, Err(CardsFault::ExtraDraw { draw: 17 }));
    assert_eq!(devices[0].number(), 17);
}

/// A game of six draws and its transcript.
fn sample(secret: u8) -> (Value, Vec<Drawn>, Transcript) {
    let mut dealer = dealer(Value([secret; 32]));
    let drawn = draws(&mut dealer, [FULL, FULL], 6);
    let transcript = Transcript::of(&dealer, &drawn, None);
    (dealer.pledge().id(), drawn, transcript)
}

#[test]
fn an_honest_transcript_holds_and_survives_as_text() {
    let (id, drawn, transcript) = sample(1);
    assert_eq!(transcript.verify(&id, None, &drawn), Ok(()));
    let text = transcript.write();
    assert!(!text.contains(['{', '}', '"', '\\', ';', '(', ')']));
    assert_eq!(Transcript::read(&text), Ok(transcript.clone()));
    let folded = text.replace(' ', "\n  ");
    assert_eq!(Transcript::read(&folded), Ok(transcript));
}

#[test]
fn whatever_is_changed_the_first_bad_step_is_named() {
    let (id, drawn, honest) = sample(1);
    let (other_id, _, other) = sample(2);
    let verify = |change: &dyn Fn(&mut Transcript)| {
        let mut transcript = honest.clone();
        change(&mut transcript);
        transcript.verify(&id, None, &drawn).unwrap_err()
    };
    let instead = |code: &str| if code == ":Q" { ":P" } else { ":Q" };

    // A card, in what was shown and in the record.
    let due = drawn[2].code.clone();
    let wrong = instead(&due).to_owned();
    let fault = CardsFault::WrongOutcome {
        draw: 3,
        code: wrong.clone(),
        due,
    };
    assert_eq!(verify(&|t| t.draws[2].code.clone_from(&wrong)), fault);
    let mut record = drawn.clone();
    record[2].code.clone_from(&wrong);
    assert_eq!(honest.verify(&id, None, &record), Err(fault));

    // A value of each side: any bit, or one of another draw.
    for side in Side::BOTH {
        let fault = CardsFault::BadValue { draw: 4, side };
        for bit in 0..256_usize {
            let flip = |t: &mut Transcript| {
                t.draws[3].values[side.index()].0[bit / 8] ^= 1 << (bit % 8);
            };
            assert_eq!(verify(&flip), fault);
        }
        let late = honest.draws[4].values[side.index()];
        assert_eq!(verify(&|t| t.draws[3].values[side.index()] = late), fault);
    }
    let draw = 4;
    let side = Side::FIRST;
    assert_eq!(
        verify(&|t| t.draws[3].values.swap(0, 1)),
        CardsFault::BadValue { draw, side }
    );

    // A missing step: at the end, in the middle, in the middle and counted again.
    let missing = |t: &mut Transcript| drop(t.draws.pop());
    assert_eq!(verify(&missing), CardsFault::MissingDraw { draw: 6 });
    let missing = |t: &mut Transcript| drop(t.draws.remove(1));
    assert_eq!(verify(&missing), CardsFault::MissingDraw { draw: 2 });
    let hidden = |t: &mut Transcript| {
        t.draws.remove(1);
        for (number, shown) in (1..).zip(&mut t.draws) {
            shown.number = number;
        }
    };
    assert_eq!(verify(&hidden), CardsFault::BadValue { draw: 2, side });

    // An extra step: at the end, and one that stands twice.
    let dealer = dealer(Value([1; 32]));
    let extra = |t: &mut Transcript| {
        t.draws.push(Revealed {
            number: 7,
            code: ":P".into(),
            values: dealer.values(7).unwrap(),
        });
    };
    assert_eq!(verify(&extra), CardsFault::ExtraDraw { draw: 7 });
    let twice = |t: &mut Transcript| {
        let shown = t.draws[1].clone();
        t.draws.insert(2, shown);
    };
    assert_eq!(verify(&twice), CardsFault::ExtraDraw { draw: 3 });

    // Another pledge, or the transcript of another game.
    assert_eq!(verify(&|t| t.ends[1].0[5] ^= 1), CardsFault::WrongPledge);
    assert_eq!(verify(&|t| t.ends.swap(0, 1)), CardsFault::WrongPledge);
    assert_eq!(verify(&|t| t.ends[0] = t.ends[1]), CardsFault::EqualEnds);
    assert_eq!(verify(&|t| t.clone_from(&other)), CardsFault::WrongPledge);
    let swapped = honest.verify(&other_id, None, &drawn);
    assert_eq!(swapped, Err(CardsFault::WrongPledge));
    let borrowed = |t: &mut Transcript| t.draws.clone_from(&other.draws);
    assert_eq!(verify(&borrowed), CardsFault::BadValue { draw: 1, side });
}

#[test]
fn a_transcript_that_cannot_be_read_is_shown_where() {
    let text = sample(1).2.write();
    let fault = |text: &str| Transcript::read(text).unwrap_err();
    let bad = |word| CardsFault::BadTranscript { word };
    assert_eq!(fault(""), bad(1));
    let version = "3".to_owned();
    assert_eq!(fault("3 x"), CardsFault::Newer { version });
    assert_eq!(fault("1 abc"), bad(2));
    assert_eq!(
        fault(&text[..text.len() - 65]),
        bad(27),
        "the last word is missing"
    );
    assert_eq!(fault(&text[..text.len() - 1]), bad(27));
    assert_eq!(fault(&text.replace(" 3 :", " x :")), bad(12));
    assert_eq!(fault(&text.replace(" 3 :", " +3 :")), bad(12));
    assert_eq!(fault(&format!("{text} 7")), bad(29));
}

#[test]
fn what_a_transcript_says_is_quoted_by_its_beginning() {
    let (id, drawn, mut transcript) = sample(1);
    let long = "secret".repeat(9);
    let version = quoted(&long);
    let fault = Transcript::read(&format!("{long} 1")).unwrap_err();
    assert_eq!(fault, CardsFault::Newer { version });
    transcript.draws[0].code = long.clone();
    let fault = transcript.verify(&id, None, &drawn).unwrap_err();
    let (draw, code, due) = (1, quoted(&long), drawn[0].code.clone());
    assert_eq!(fault, CardsFault::WrongOutcome { draw, code, due });
}

#[test]
fn a_word_is_part_of_the_transcript() {
    for word in ["", "one", "two words 7 :Q"] {
        let value = mix("toy", word);
        let mut dealer = dealer(Value([1; 32]));
        dealer.mix_in(Some(value));
        let drawn = draws(&mut dealer, [FULL, FULL], 6);
        let transcript = Transcript::of(&dealer, &drawn, Some(word));
        let id = dealer.pledge().id();
        assert_eq!(transcript.verify(&id, Some(value), &drawn), Ok(()));
        let text = transcript.write();
        assert!(text.starts_with("2 ") && text.ends_with(format!(" word {word}").trim_end()));
        let read = Transcript::read(&text.replace(' ', "\n  ")).unwrap();
        assert_eq!(read, transcript);
        // Neither without the word nor with another.
        for other in [None, Some(mix("toy", "other")), Some(mix("toys", word))] {
            let fault = transcript.verify(&id, other, &drawn).unwrap_err();
            assert!(matches!(fault, CardsFault::WrongOutcome { .. }), "{fault}");
        }
        let (bare, _) = text.split_once(" word").unwrap();
        let missing = CardsFault::BadTranscript { word: 28 };
        assert_eq!(Transcript::read(bare), Err(missing));
    }
}
