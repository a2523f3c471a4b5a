//! How much of something each one may have at once: connections of an address, advice of a device.

use crate::hub::lock;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

/// A limit that holds for each owner by itself.
#[derive(Debug)]
pub(crate) struct Shares<K> {
    most: usize,
    taken: Mutex<HashMap<K, usize>>,
}

/// One that somebody has, until it is dropped.
#[derive(Debug)]
pub(crate) struct Share<K: Copy + Eq + Hash> {
    of: Arc<Shares<K>>,
    owner: K,
}

impl<K: Copy + Eq + Hash> Shares<K> {
    /// No more than `most` for each owner.
    pub(crate) fn new(most: usize) -> Arc<Shares<K>> {
        Arc::new(Shares { most, taken: Mutex::default() })
    }

    /// One more for the owner, unless the owner has as many as there may be.
    pub(crate) fn take(self: &Arc<Self>, owner: K) -> Option<Share<K>> {
        let mut taken = lock(&self.taken);
        let count = taken.entry(owner).or_default();
        if *count < self.most {
            *count += 1;
            return Some(Share { of: Arc::clone(self), owner });
        }
        if *count == 0 {
            taken.remove(&owner);
        }
        None
    }
}

impl<K: Copy + Eq + Hash> Share<K> {
    pub(crate) fn owner(&self) -> &K {
        &self.owner
    }
}

impl<K: Copy + Eq + Hash> Drop for Share<K> {
    fn drop(&mut self) {
        let mut taken = lock(&self.of.taken);
        if let Some(count) = taken.get_mut(&self.owner) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_owner_has_a_limit_of_its_own_and_nothing_is_left_behind() {
        let shares = Shares::new(2);
        let first = (shares.take('a').unwrap(), shares.take('a').unwrap());
        assert!(shares.take('a').is_none());
        assert!(shares.take('b').is_some());
        drop(first.0);
        let third = shares.take('a').unwrap();
        assert!(shares.take('a').is_none());
        drop((first.1, third));
        assert!(lock(&shares.taken).is_empty());
        let none = Shares::new(0);
        assert!(none.take('a').is_none());
        assert!(lock(&none.taken).is_empty());
    }
}
