//! A whole pile as bytes: it goes on from there bit for bit, on any machine.

use crate::digest::Fnv;
use crate::pile::Pile;
use crate::version::PHYSICS_VERSION;

/// First bytes of every snapshot.
const MAGIC: [u8; 4] = *b"wood";

/// No snapshot of a pile unpacks to more than this: a real one has below 400 KB.
const LARGEST: usize = 4 << 20;

/// A pile as bytes: a head (`wood`, length and text of the physics version, digest of the rest), then
/// the whole world, deflated. Poses alone would not do: the solver's memory of every contact is part
/// of where the pile goes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot(Vec<u8>);

/// A snapshot that can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSnapshot {
    /// Something else altogether.
    #[error("not a pile of wood")]
    NotAPile,
    /// From wood that behaves otherwise: it would go on otherwise than it did.
    #[error("the pile is from physics {found}, and this is {}", PHYSICS_VERSION)]
    OtherPhysics {
        /// The version that it is from.
        found: String,
    },
    /// Cut short, or changed on the way.
    #[error("the pile was damaged")]
    Damaged,
}

impl Snapshot {
    /// The bytes, to be kept or sent.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The bytes, to be kept or sent.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.0
    }
}

/// A world that can't be written down. (No such world is known.)
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the pile can't be written down")]
pub struct Unwritable;

impl Pile {
    /// The whole pile as bytes.
    ///
    /// # Errors
    /// If the engine's world can't be written down.
    pub fn snapshot(&self) -> Result<Snapshot, Unwritable> {
        let plain = postcard::to_stdvec(self).map_err(|_| Unwritable)?;
        let packed = miniz_oxide::deflate::compress_to_vec(&plain, 6);
        let mut bytes = Vec::with_capacity(packed.len() + 64);
        bytes.extend(MAGIC);
        bytes.push(PHYSICS_VERSION.len() as u8);
        bytes.extend(PHYSICS_VERSION.as_bytes());
        let mut fnv = Fnv::START;
        fnv.eat(&packed);
        bytes.extend(fnv.digest().to_le_bytes());
        bytes.extend(packed);
        Ok(Snapshot(bytes))
    }

    /// The pile that these bytes were made of.
    ///
    /// # Errors
    /// If they are no snapshot, are from another physics, or were damaged.
    pub fn resume(bytes: &[u8]) -> Result<Pile, BadSnapshot> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(BadSnapshot::NotAPile)?;
        let (length, rest) = rest.split_first().ok_or(BadSnapshot::NotAPile)?;
        let (version, rest) =
            rest.split_at_checked(usize::from(*length)).ok_or(BadSnapshot::NotAPile)?;
        if version != PHYSICS_VERSION.as_bytes() {
            let found = String::from_utf8_lossy(version).into_owned();
            return Err(BadSnapshot::OtherPhysics { found });
        }
        let (digest, packed) = rest.split_first_chunk::<8>().ok_or(BadSnapshot::Damaged)?;
        let mut fnv = Fnv::START;
        fnv.eat(packed);
        if fnv.digest().to_le_bytes() != *digest {
            return Err(BadSnapshot::Damaged);
        }
        let plain = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, LARGEST)
            .map_err(|_| BadSnapshot::Damaged)?;
        let pile: Pile = postcard::from_bytes(&plain).map_err(|_| BadSnapshot::Damaged)?;
        if pile.is_whole() { Ok(pile) } else { Err(BadSnapshot::Damaged) }
    }
}
