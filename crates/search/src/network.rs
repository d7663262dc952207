//! A small network that adds to an evaluation what it has learned: [`Network`].
//!
//! As in NNUE (Yu Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions for
//! Computer Shogi", 2018): inputs are facts such as "an own cat on 5g", seen by each side from its
//! own end of the board with the same weights. Each true input adds its row to the [`Sums`] of a
//! view (the accumulator), so that an action changes a few rows only. Sums of both views, cut to 0
//! to 1 and squared (`SCReLU`), are weighed for the side to move; the last lane of a row
//! is points without a detour.

/// Numbers in a row: the units and, last, points.
pub const LANES: usize = 16;

/// The lane of plain points.
pub const PLAIN: usize = LANES - 1;

/// What means 1 in sums, and the greatest weight of a row.
pub const ONE: i16 = 127;

/// The greatest weight of a unit, and of the turn, in points: sums stay within 32 bits.
pub const MOST: i16 = 4_000;

/// Four lanes of 16 bits in a word. A processor without vectors adds four numbers at once that way,
/// and so does WebAssembly in every browser.
const WORDS: usize = LANES / 4;

/// 1 in each lane of a word.
const EACH: u64 = 0x0001_0001_0001_0001;

/// What lanes of sums are too great by: as none is negative then, none borrows from the next one.
const BIAS: u64 = 0x8000 * EACH;

/// The first bytes of a file.
const MAGIC: [u8; 4] = *b"KNN2";

/// What a weight of 0 is in a file. A module for the browser would be cut to pieces at each run of
/// zeros, and a module of many pieces is larger.
const ZERO: u8 = 0x80;

/// Words that add these numbers to lanes: what a negative one borrows, the next lane gives back
/// when words are added up.
fn pack(lanes: [i16; LANES]) -> [u64; WORDS] {
    let mut words = [0_u64; WORDS];
    for (word, lanes) in words.iter_mut().zip(lanes.as_chunks::<4>().0) {
        for &lane in lanes.iter().rev() {
            *word = (*word << 16).wrapping_add_signed(lane.into());
        }
    }
    words
}

/// The numbers in the lanes of sums.
fn unpack(words: [u64; WORDS]) -> [i16; LANES] {
    let mut numbers = [0; LANES];
    for (word, lanes) in words.into_iter().zip(numbers.as_chunks_mut::<4>().0) {
        let mut word = word ^ BIAS;
        for lane in lanes {
            *lane = word as i16;
            word >>= 16;
        }
    }
    numbers
}

/// Bytes before the rows: magic, first sums, weights of the units of both views, points for all.
const HEAD: usize = MAGIC.len() + 2 * (3 * LANES + 1);

/// The sums of one view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums([u64; WORDS]);

/// A network of which all weights are whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    start: [i16; LANES],
    units: [[i16; LANES]; 2],
    turn: i16,
    rows: Vec<[u64; WORDS]>,
}

impl Network {
    /// A network of weights: first sums, units of the own and of the other view, points for the
    /// side to move, rows.
    pub fn new(
        start: [i16; LANES],
        units: [[i16; LANES]; 2],
        turn: i16,
        rows: &[[i8; LANES]],
    ) -> Self {
        let mut units = units;
        for weights in &mut units {
            for weight in weights.iter_mut() {
                *weight = (*weight).clamp(-MOST, MOST);
            }
            if let Some(plain) = weights.last_mut() {
                *plain = 0;
            }
        }
        Self {
            start,
            units,
            turn: turn.clamp(-MOST, MOST),
            rows: rows.iter().map(|&row| pack(row.map(i16::from))).collect(),
        }
    }

    /// Reads a file with so many inputs; `None` if it is none, or has greater weights than
    /// [`new`](Self::new) lets through.
    pub fn read(file: &[u8], inputs: usize) -> Option<Self> {
        let head = file.get(MAGIC.len()..HEAD)?;
        if !file.starts_with(&MAGIC) || file.len() != HEAD + inputs * LANES {
            return None;
        }
        let (pairs, _) = head.as_chunks::<2>();
        let mut numbers = pairs.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut lanes = || std::array::from_fn(|_| numbers.next().unwrap_or_default());
        let (start, units) = (lanes(), [lanes(), lanes()]);
        let turn = numbers.next()?;
        let within = |weight: &i16| (-MOST..=MOST).contains(weight);
        let sound = units.iter().flatten().chain([&turn]).all(within);
        if !sound || units.iter().any(|weights| weights[PLAIN] != 0) {
            return None;
        }
        let rows = file.get(HEAD..)?.as_chunks::<LANES>().0.iter();
        let weights = |row: &[u8; LANES]| row.map(|byte| i16::from(byte) - i16::from(ZERO));
        Some(Self {
            start,
            units,
            turn,
            rows: rows.map(|row| pack(weights(row))).collect(),
        })
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let [own, their] = &self.units;
        let numbers = self.start.iter().chain(own).chain(their);
        let head = numbers.chain([&self.turn]);
        let mut file = MAGIC.to_vec();
        file.extend(head.flat_map(|number| number.to_le_bytes()));
        let rows = self
            .rows
            .iter()
            .map(|&row| unpack(row.map(|word| word.wrapping_add(BIAS))));
        file.extend(rows.flatten().map(|weight| weight as u8 ^ ZERO));
        file
    }

    /// Sums without any input.
    pub fn start(&self) -> Sums {
        Sums(pack(self.start).map(|word| word.wrapping_add(BIAS)))
    }

    /// Sums with further inputs, in one go.
    #[inline]
    pub fn with<const COUNT: usize>(&self, sums: Sums, inputs: [usize; COUNT]) -> Sums {
        let mut all = sums;
        for input in inputs {
            self.add(&mut all, input);
        }
        all
    }

    /// An input becomes true.
    #[inline]
    pub fn add(&self, sums: &mut Sums, input: usize) {
        self.change(sums, input, u64::wrapping_add);
    }

    /// An input becomes false.
    #[inline]
    pub fn remove(&self, sums: &mut Sums, input: usize) {
        self.change(sums, input, u64::wrapping_sub);
    }

    /// An input becomes true, or false.
    // Compiled once, for games that have little room and call it in many places.
    #[inline(never)]
    pub fn set(&self, sums: &mut Sums, input: usize, now: bool) {
        if now {
            self.add(sums, input);
        } else {
            self.remove(sums, input);
        }
    }

    #[inline]
    fn change(&self, sums: &mut Sums, input: usize, by: impl Fn(u64, u64) -> u64) {
        if let Some(row) = self.rows.get(input) {
            for (sum, &weights) in sums.0.iter_mut().zip(row) {
                *sum = by(*sum, weights);
            }
        }
    }

    /// Points for the side to move, by its own view and that of the other side.
    // One copy of it is enough for all games.
    #[inline(never)]
    pub fn points(&self, own: &Sums, their: &Sums) -> i32 {
        let mut sum = i32::from(self.turn) * i32::from(ONE * ONE);
        for (view, weights) in [own, their].into_iter().zip(&self.units) {
            for (&word, weights) in view.0.iter().zip(weights.as_chunks::<4>().0) {
                let mut units = cut(word);
                for &weight in weights {
                    let unit = (units & ONE as u64) as i32;
                    sum += unit * unit * i32::from(weight);
                    units >>= 16;
                }
            }
        }
        let [own, their] = [own, their].map(|view| i32::from(unpack(view.0)[PLAIN]));
        sum / i32::from(ONE * ONE) + own - their
    }
}

/// The lanes of sums, each cut to 0 to [`ONE`].
#[inline]
fn cut(word: u64) -> u64 {
    let positive = word & (((word >> 15) & EACH) * 0x7FFF);
    let most = ONE as u64 * EACH;
    let over = ((positive + (0x7FFF * EACH - most)) >> 15) & EACH;
    (positive | (over * ONE as u64)) & most
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Network {
        let rows: Vec<[i8; LANES]> = (0..20)
            .map(|row| std::array::from_fn(|lane| ((row * 37 + lane * 11) % 255) as u8 as i8))
            .collect();
        let units = [5, -9].map(|by| std::array::from_fn(|lane| by * lane as i16));
        Network::new([40; LANES], units, 12, &rows)
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let network = some();
        let file = network.write();
        assert_eq!(Network::read(&file, 20), Some(network));
        assert_eq!(Network::read(&file, 19), None);
        assert_eq!(Network::read(&file[1..], 20), None);
        assert_eq!(Network::read(b"KNN2", 0), None);
    }

    #[test]
    fn weights_whose_sum_could_overflow_are_no_network() {
        let full = Network::new([ONE; LANES], [[i16::MAX; LANES]; 2], i16::MAX, &[]);
        // The most of all: it must not overflow.
        let (sums, most) = (full.start(), i32::from(MOST));
        assert_eq!(full.points(&sums, &sums), most * (2 * PLAIN as i32 + 1));
        let file = full.write();
        assert_eq!(Network::read(&file, 0), Some(full));
        // Units and the turn stand at the end of the head.
        let last = file.len() / 2 - 1;
        for (number, bad) in [
            (last, MOST + 1),
            (last, i16::MIN),
            (last - 1, 1),
            (last - 2, i16::MIN),
        ] {
            let mut file = file.clone();
            file[2 * number..2 * number + 2].copy_from_slice(&bad.to_le_bytes());
            assert_eq!(Network::read(&file, 0), None, "{number}: {bad}");
        }
    }

    #[test]
    fn what_was_added_can_be_removed() {
        let network = some();
        let mut sums = network.start();
        network.add(&mut sums, 3);
        let three = sums;
        network.add(&mut sums, 7);
        assert_ne!(sums, three);
        assert_eq!(network.with(network.start(), [3, 7, 20]), sums);
        network.remove(&mut sums, 7);
        assert_eq!(sums, three);
    }

    #[test]
    fn units_are_cut_and_squared() {
        let mut units = [[0; LANES]; 2];
        (units[0][0], units[1][1]) = (100, -300);
        let mut row = [0; LANES];
        (row[0], row[1], row[PLAIN]) = (64, 127, 9);
        let network = Network::new([0; LANES], units, 5, &[row]);
        let nothing = network.start();
        assert_eq!(network.points(&nothing, &nothing), 5);
        let mut one = nothing;
        network.add(&mut one, 0);
        // 64² of 127² of 100 points are 25.4, together with 5 and 9 points.
        assert_eq!(network.points(&one, &nothing), 39);
        let mut two = one;
        network.add(&mut two, 0);
        assert_eq!(network.points(&nothing, &two), 5 - 300 - 18);
    }
}
