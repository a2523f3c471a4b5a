//! Setting up a pile of sticks takes seconds of a processor.

use crate::hub::lock;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, Weak};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// Who may set up a pile: one at a time for an address, and addresses take turns.
#[derive(Debug)]
pub(crate) struct SetUps {
    starts: Semaphore,
    /// Only those that somebody has or waits for.
    addresses: Mutex<HashMap<IpAddr, Weak<Semaphore>>>,
    /// Whoever starts a game may have to wait for a table to be loaded: they have places of their own.
    loads: Semaphore,
}

/// A pile may be set up until this is dropped.
#[derive(Debug)]
pub(crate) struct Turn<'a> {
    _turn: Option<SemaphorePermit<'a>>,
    _of_address: Option<OwnedSemaphorePermit>,
}

impl SetUps {
    /// So many at once to start games, and as many to load tables.
    pub(crate) fn new(at_once: usize) -> SetUps {
        SetUps {
            starts: Semaphore::new(at_once),
            addresses: Mutex::default(),
            loads: Semaphore::new(at_once),
        }
    }

    /// Waits until an address may start a game. To be asked for without a table's lock: it may take a while.
    pub(crate) async fn start(&self, address: IpAddr) -> Turn<'_> {
        let own = self.of(address);
        // Fails only when it is closed, which it never is.
        let _of_address = own.acquire_owned().await.ok();
        Turn { _turn: self.starts.acquire().await.ok(), _of_address }
    }

    /// Waits until a table may be loaded whose pile is not known.
    pub(crate) async fn load(&self) -> Turn<'_> {
        Turn { _turn: self.loads.acquire().await.ok(), _of_address: None }
    }

    fn of(&self, address: IpAddr) -> Arc<Semaphore> {
        let mut addresses = lock(&self.addresses);
        addresses.retain(|_, own| own.strong_count() > 0);
        if let Some(own) = addresses.get(&address).and_then(Weak::upgrade) {
            return own;
        }
        let own = Arc::new(Semaphore::new(1));
        addresses.insert(address, Arc::downgrade(&own));
        own
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use std::pin::{Pin, pin};

    #[tokio::test]
    async fn an_address_sets_up_one_pile_at_a_time_and_keeps_no_other_waiting_for_more() {
        let set_ups = Arc::new(SetUps::new(1));
        let [one, other] = [1, 2].map(|host| IpAddr::from(Ipv4Addr::new(192, 0, 2, host)));
        let turn = set_ups.start(one).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for address in [one, one, one, other] {
            let (set_ups, order) = (Arc::clone(&set_ups), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let _turn = set_ups.start(address).await;
                lock(&order).push(address);
            }));
            // Until it waits.
            tokio::task::yield_now().await;
        }
        assert!(lock(&order).is_empty());
        // Tables are loaded meanwhile.
        drop(set_ups.load().await);
        drop(turn);
        for waiting in waiting {
            waiting.await.unwrap();
        }
        assert_eq!(*lock(&order), [other, one, one, one]);
        drop(set_ups.of(one));
        assert_eq!(lock(&set_ups.addresses).len(), 1);
    }

    async fn is_waiting<T>(turn: Pin<&mut impl Future<Output = T>>) -> bool {
        tokio::select! {
            biased;
            _ = turn => false,
            () = std::future::ready(()) => true,
        }
    }

    #[tokio::test]
    async fn several_addresses_set_up_piles_at_once_but_none_two() {
        let set_ups = SetUps::new(2);
        let [one, other] = [1, 2].map(|host| IpAddr::from(Ipv4Addr::new(192, 0, 2, host)));
        let first = set_ups.start(one).await;
        let second = set_ups.start(other).await;
        let mut third = pin!(set_ups.start(one));
        assert!(is_waiting(third.as_mut()).await);
        drop(second);
        assert!(is_waiting(third.as_mut()).await);
        drop(first);
        assert!(!is_waiting(third.as_mut()).await);
    }
}
