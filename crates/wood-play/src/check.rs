//! Checking a record of Tokami: the rules, and the wood behind them.

use serde_json::{Value, json};
use stapel_core::{Game, Rule, SeatCount};
use stapel_registry::{Breached, CheckError, Checked, Simulated, check_events};
use stapel_table::{Entry, Unreadable};
use stapel_tokami::Tokami;
use stapel_wood::{Inputs, Unfounded};

/// TA-11: what the wood came to is what counts.
const ON_WOOD: Rule = Rule::new("TA", 11);

/// Replays the events from the rules, then re-runs the hands, and compares.
pub(crate) fn check(entry: Entry<'_>) -> Result<Checked, CheckError> {
    let record =
        stapel_table::read_record::<Tokami>(entry).map_err(|why| CheckError::Unreadable { why })?;
    let mut checked = check_events::<Tokami>(&record)?;
    let unreadable = |what: String| CheckError::Unreadable {
        why: Unreadable::Json { line: entry.line, column: 1, what },
    };
    let physics = record.physics.as_deref();
    let physics = physics.ok_or_else(|| unreadable("missing field `physics`".into()))?;
    let inputs = record.inputs.clone();
    let inputs = inputs.ok_or_else(|| unreadable("missing field `inputs`".into()))?;
    let inputs: Inputs = serde_json::from_value(json!(inputs))
        .map_err(|error| unreadable(format!("inputs: {error}")))?;
    let seats = u8::try_from(record.players.len()).ok().and_then(SeatCount::new);
    let seats = seats.ok_or_else(|| unreadable("players".into()))?;
    let run = stapel_wood::replay(&record.options, seats, &record.events, physics, &inputs);
    match run {
        Ok(run) => {
            checked.wood = Some(Simulated { hands: run.hands, ticks: run.ticks });
            Ok(checked)
        }
        Err(why) => {
            let event = event_of(&why);
            let found = event.and_then(|index| record.events.get(index)).map(|event| json!(event));
            Err(CheckError::Breach(Box::new(Breached {
                game: Tokami::NAME,
                event,
                found,
                rule: event.map(|_| ON_WOOD.to_string()),
                expected: Value::Null,
                message: why.to_string(),
                why: json!({ "bad": "unfounded", "why": why }),
            })))
        }
    }
}

fn event_of(why: &Unfounded) -> Option<usize> {
    match why {
        Unfounded::NoHand { event }
        | Unfounded::Differs { event }
        | Unfounded::Illegal { event, .. } => Some(*event),
        Unfounded::OtherPhysics { .. }
        | Unfounded::Options(_)
        | Unfounded::Pile(_)
        | Unfounded::Unfinished { .. }
        | Unfounded::Unreadable { .. }
        | Unfounded::Refused { .. }
        | Unfounded::LeftOver => None,
    }
}
