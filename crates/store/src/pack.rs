//! Steps as bytes, one after another (docs/store.md): all of a commit, and runs of steps of one table.

use crate::batch::{StepEntry, TableKey};
use crate::error::{StoreError, damaged};

/// A step of a commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed<'a> {
    pub(crate) table: TableKey,
    pub(crate) version: i64,
    pub(crate) at: i64,
    pub(crate) body: &'a [u8],
}

/// All steps of one commit.
pub(crate) fn pack_commit(steps: &[StepEntry<'_>]) -> Vec<u8> {
    let length = steps.iter().map(|step| 28 + step.body.len()).sum();
    let mut bytes = Vec::with_capacity(length);
    for step in steps {
        bytes.extend(step.table.0.to_be_bytes());
        bytes.extend(step.version.to_be_bytes());
        pack_step(step.at, step.body, &mut bytes);
    }
    bytes
}

/// A step of a run.
pub(crate) fn pack_step(at: i64, body: &[u8], to: &mut Vec<u8>) {
    to.extend(at.to_be_bytes());
    // A message is a thousand times shorter than this length can tell.
    to.extend((body.len() as u32).to_be_bytes());
    to.extend(body);
}

/// Reads the steps of a commit.
pub(crate) fn read_commit(
    mut bytes: &[u8],
) -> impl Iterator<Item = Result<Packed<'_>, StoreError>> {
    std::iter::from_fn(move || {
        (!bytes.is_empty()).then(|| {
            let step = take_of_commit(&mut bytes);
            step.ok_or_else(|| end_of(&mut bytes))
        })
    })
}

/// The first step of what is left of a commit.
pub(crate) fn take_of_commit<'a>(bytes: &mut &'a [u8]) -> Option<Packed<'a>> {
    let table = TableKey(number(bytes)?);
    let version = number(bytes)?;
    let (at, body) = take_of_run(bytes)?;
    Some(Packed { table, version, at, body })
}

/// Reads the steps of a run: when, and what.
pub(crate) fn read_run(mut bytes: &[u8]) -> impl Iterator<Item = Result<(i64, &[u8]), StoreError>> {
    std::iter::from_fn(move || {
        (!bytes.is_empty()).then(|| {
            let step = take_of_run(&mut bytes);
            step.ok_or_else(|| end_of(&mut bytes))
        })
    })
}

fn take_of_run<'a>(bytes: &mut &'a [u8]) -> Option<(i64, &'a [u8])> {
    let at = number(bytes)?;
    let (length, rest) = bytes.split_first_chunk()?;
    let (body, rest) = rest.split_at_checked(u32::from_be_bytes(*length) as usize)?;
    *bytes = rest;
    Some((at, body))
}

fn number(bytes: &mut &[u8]) -> Option<i64> {
    let (number, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(i64::from_be_bytes(*number))
}

/// What follows can't be made out either.
fn end_of(rest: &mut &[u8]) -> StoreError {
    *rest = &[];
    damaged("steps that end too early")
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEPS: [(i64, i64, &[u8]); 3] = [(7, 0, b"sit"), (-1, i64::MAX, b""), (7, 1, &[0, 255])];

    #[test]
    fn a_commit_reads_as_it_was_packed_and_a_part_of_it_is_damaged() -> Result<(), StoreError> {
        let steps = STEPS.map(|(table, version, body)| StepEntry {
            table: TableKey(table),
            version,
            at: 9,
            body,
        });
        let bytes = pack_commit(&steps);
        let read: Vec<_> = read_commit(&bytes).collect::<Result<_, _>>()?;
        let read: Vec<_> =
            read.iter().map(|step| (step.table.0, step.version, step.body)).collect();
        assert_eq!(read, STEPS);
        for cut in 1..bytes.len() {
            let read: Vec<_> = read_commit(&bytes[..cut]).collect();
            let whole = [31, 59].contains(&cut);
            assert_eq!(read.iter().all(Result::is_ok), whole, "{cut}");
            assert!(read.len() <= 3);
        }
        Ok(())
    }

    #[test]
    fn a_run_reads_as_it_was_packed() -> Result<(), StoreError> {
        let mut bytes = Vec::new();
        for (at, _, body) in STEPS {
            pack_step(at, body, &mut bytes);
        }
        let read: Vec<_> = read_run(&bytes).collect::<Result<_, _>>()?;
        assert_eq!(read, STEPS.map(|(at, _, body)| (at, body)));
        assert!(read_run(&bytes[..5]).next().is_some_and(|step| step.is_err()));
        Ok(())
    }
}
