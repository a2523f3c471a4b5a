//! How many may come in, and from where.

use crate::hub::{Hub, lock};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};

/// Counts who is inside.
#[derive(Default)]
pub(crate) struct Door {
    inside: Mutex<HashMap<IpAddr, usize>>,
}

/// A connection or a socket that was let in, until it is gone.
pub(crate) struct Place {
    hub: Arc<Hub>,
    /// As what it is counted; a trusted proxy is not, because it speaks for many.
    address: Option<IpAddr>,
    is_connection: bool,
}

impl Place {
    /// For a connection.
    pub(crate) fn of_connection(hub: &Arc<Hub>, peer: IpAddr) -> Option<Place> {
        let most = i64::try_from(hub.config.connections).unwrap_or(i64::MAX);
        let address = (!hub.trusts(peer)).then(|| counted_as(peer));
        if hub.metrics.connections.get() >= most || !hub.may_enter(address) {
            hub.metrics.refused("refused-server-too-many");
            return None;
        }
        hub.metrics.connections.inc();
        Some(Place { hub: Arc::clone(hub), address, is_connection: true })
    }

    /// For a socket that comes through a trusted proxy.
    pub(crate) fn of_socket(hub: &Arc<Hub>, real: IpAddr) -> Option<Place> {
        let address = Some(counted_as(real));
        let place = || Place { hub: Arc::clone(hub), address, is_connection: false };
        hub.may_enter(address).then(place)
    }
}

impl Hub {
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        self.config.trusted_proxies.iter().any(|net| net.contains(&peer))
    }

    fn may_enter(&self, address: Option<IpAddr>) -> bool {
        let Some(address) = address else { return true };
        let mut inside = lock(&self.door.inside);
        let count = inside.entry(address).or_default();
        let free = *count < self.config.connections_per_address;
        if free {
            *count += 1;
        } else if *count == 0 {
            inside.remove(&address);
        }
        free
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.is_connection {
            self.hub.metrics.connections.dec();
        }
        let Some(address) = self.address else { return };
        let mut inside = lock(&self.hub.door.inside);
        if let Some(count) = inside.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&address);
            }
        }
    }
}

/// As what an address is counted: whoever has one of IPv6 has all 2⁶⁴ that begin alike.
pub(crate) fn counted_as(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_ipv6_counts_as_its_network() {
        let counted = |text: &str| counted_as(text.parse().unwrap()).to_string();
        assert_eq!(counted("10.1.2.3"), "10.1.2.3");
        assert_eq!(counted("::ffff:10.1.2.3"), "10.1.2.3");
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }
}
