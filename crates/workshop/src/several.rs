//! Several engines side by side without shared memory, as workers of a browser are. Each gets all the
//! nodes: what is compared with one engine is equal time on a device with as many cores.

use klubovna_rules::{Play, Position};
use klubovna_search::{Engine, Limits, Monitor, Report, Share, Thinker};
use klubovna_text::Problem;

/// How several engines come to one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Each searches all, with small errors of its own; what most have found is played, of ties what
    /// promises most.
    Votes,
    /// The same; what promises most is played.
    Hopes,
    /// Each searches a share of the actions; what promises most is played.
    Split,
}

/// The engines of a kind such as `votes4`, `None` for another kind; each gets what it knows of the
/// game from `knowledge`.
pub(crate) fn of_kind<E: Engine>(
    kind: &str,
    knowledge: &dyn Fn() -> Result<E, Problem>,
) -> Result<Option<Box<dyn Thinker<E::Game>>>, Problem> {
    let Some((manner, count)) = manner(kind) else {
        return Ok(None);
    };
    let engines: Result<_, Problem> = (0..count).map(|_| Ok(knowledge()?.thinker())).collect();
    let engines = engines?;
    Ok(Some(Box::new(Several { manner, engines })))
}

/// What a kind such as `votes4` says.
fn manner(kind: &str) -> Option<(Manner, u16)> {
    let digits = kind.find(|char: char| char.is_ascii_digit())?;
    let (name, count) = kind.split_at(digits);
    let manner = match name {
        "votes" => Manner::Votes,
        "hopes" => Manner::Hopes,
        "split" => Manner::Split,
        _ => return None,
    };
    let count = count.parse().ok();
    let count = count.filter(|count| (1..=64).contains(count))?;
    Some((manner, count))
}

struct Several<P: Position> {
    manner: Manner,
    engines: Vec<Box<dyn Thinker<P>>>,
}

impl<P: Position> Several<P> {
    fn limits(&self, at: u16, limits: &Limits) -> Limits {
        let mut limits = *limits;
        if self.manner == Manner::Split {
            let of = self.engines.len() as u16;
            limits.share = Share { at, of };
            return limits;
        }
        // Without different small errors all would find the same; the first makes none.
        limits.skill.seed = limits.skill.seed.wrapping_add(at.into());
        limits.skill.noise = if at == 0 { 0 } else { limits.skill.noise };
        limits
    }
}

impl<P: Position> Thinker<P> for Several<P> {
    fn think(
        &mut self,
        root: &Play<P>,
        limits: &Limits,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        let each: Vec<Limits> = (0..)
            .map(|at| self.limits(at, limits))
            .take(self.engines.len())
            .collect();
        let mut reports: Vec<Report<P::Action>> = Vec::new();
        for (engine, limits) in self.engines.iter_mut().zip(&each) {
            let report = engine.think(root, limits, monitor);
            if !report.lines.is_empty() {
                reports.push(report);
            }
        }
        let votes = |report: &Report<P::Action>| match self.manner {
            Manner::Votes => reports
                .iter()
                .filter(|other| other.best() == report.best())
                .count(),
            Manner::Hopes | Manner::Split => 0,
        };
        let score = |report: &Report<P::Action>| report.lines.first().map(|line| line.score);
        let best = reports
            .iter()
            .rev()
            .max_by_key(|report| (votes(report), score(report)));
        best.cloned().unwrap_or(Report::EMPTY)
    }

    fn clear(&mut self) {
        for engine in &mut self.engines {
            engine.clear();
        }
    }
}
