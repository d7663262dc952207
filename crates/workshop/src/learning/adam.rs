//! Steps down a gradient: Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization", 2014)
//! with decoupled weight decay (Loshchilov and Hutter, 2017).

/// How much of the means is kept from step to step.
const KEPT: [f32; 2] = [0.9, 0.999];
const LEAST: f32 = 1e-8;

/// The means of gradients and of their squares.
#[derive(Debug)]
pub(super) struct Adam {
    means: Vec<[f32; 2]>,
    steps: i32,
}

impl Adam {
    /// For so many weights.
    pub(super) fn new(weights: usize) -> Self {
        Self {
            means: vec![[0.0; 2]; weights],
            steps: 0,
        }
    }

    /// Moves weights down the gradient; each loses the part `decay` times `rate` of itself.
    pub(super) fn step<'a>(
        &mut self,
        weights: impl Iterator<Item = &'a mut f32>,
        gradient: impl Iterator<Item = f32>,
        rate: f32,
        decay: f32,
    ) {
        self.steps += 1;
        let [first, second] = KEPT.map(|kept| 1.0 - kept.powi(self.steps));
        for ((weight, slope), [mean, square]) in weights.zip(gradient).zip(&mut self.means) {
            *mean += (slope - *mean) * (1.0 - KEPT[0]);
            *square += (slope * slope - *square) * (1.0 - KEPT[1]);
            let step = *mean / first / ((*square / second).sqrt() + LEAST);
            *weight -= rate * (step + decay * *weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_lowest_place() {
        let mut weights = [5.0, -3.0];
        let mut adam = Adam::new(2);
        for _ in 0..2_000 {
            let slopes = [2.0 * (weights[0] - 1.0), 20.0 * (weights[1] - 2.0)];
            adam.step(weights.iter_mut(), slopes.into_iter(), 0.01, 0.0);
        }
        assert!((weights[0] - 1.0).abs() < 1e-2 && (weights[1] - 2.0).abs() < 1e-2);
    }
}
