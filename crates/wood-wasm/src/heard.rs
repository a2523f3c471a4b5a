//! What can be heard of a pile: knocks, and sliding.

use stapel_wood::Pile;

/// Below this a press is no knock: the speed in cm/s that it would give a stick.
const SOFTEST: f32 = 0.7;

/// Listens from tick to tick.
#[derive(Default)]
pub(crate) struct Ear {
    /// How hard each pair pressed at the last tick, sorted.
    before: Vec<((u8, u8), f32)>,
    /// x, y, z, force, and 1 for stick on stick, 0 for stick on board or table.
    pub(crate) knocks: Vec<f32>,
    /// How much is sliding: force times speed, of all pairs.
    pub(crate) slide: f32,
}

impl Ear {
    pub(crate) fn listen(&mut self, pile: &Pile) {
        self.knocks.clear();
        self.slide = 0.0;
        let mut now: Vec<((u8, u8), f32)> = Vec::new();
        for press in pile.presses() {
            let pair = (press.stick.number(), press.other.map_or(u8::MAX, |other| other.number()));
            self.slide += press.force * press.slide;
            let known = self.before.binary_search_by_key(&pair, |(pair, _)| *pair);
            let before = known.map_or(0.0, |at| self.before[at].1);
            let louder = press.force - before;
            if louder > SOFTEST {
                let [x, y, z] = press.at;
                let wood = if press.other.is_some() { 1.0 } else { 0.0 };
                self.knocks.extend([x, y, z, louder, wood]);
            }
            now.push((pair, press.force));
        }
        now.sort_unstable_by_key(|(pair, _)| *pair);
        now.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 = kept.1.max(next.1);
            }
            same
        });
        self.before = now;
    }

    pub(crate) fn forget(&mut self) {
        *self = Ear::default();
    }
}
