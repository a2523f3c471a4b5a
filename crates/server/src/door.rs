//! How many may come in, and from where.

use crate::hub::Hub;
use crate::shares::Share;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

/// A connection or a socket that was let in, until it is gone.
pub(crate) struct Place {
    hub: Arc<Hub>,
    /// A trusted proxy has none, because it speaks for many.
    _share: Option<Share<IpAddr>>,
    is_connection: bool,
}

impl Place {
    /// For a connection.
    pub(crate) fn of_connection(hub: &Arc<Hub>, peer: IpAddr) -> Option<Place> {
        let most = i64::try_from(hub.config.connections).unwrap_or(i64::MAX);
        let share = if hub.metrics.connections.get() >= most {
            None
        } else if hub.trusts(peer) {
            Some(None)
        } else {
            hub.connections.take(counted_as(peer)).map(Some)
        };
        let Some(share) = share else {
            hub.metrics.refused("refused-server-too-many");
            return None;
        };
        hub.metrics.connections.inc();
        Some(Place { hub: Arc::clone(hub), _share: share, is_connection: true })
    }

    /// For a socket that comes through a trusted proxy.
    pub(crate) fn of_socket(hub: &Arc<Hub>, real: IpAddr) -> Option<Place> {
        let share = hub.connections.take(counted_as(real))?;
        Some(Place { hub: Arc::clone(hub), _share: Some(share), is_connection: false })
    }
}

impl Hub {
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        self.config.trusted_proxies.iter().any(|net| net.contains(&peer))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.is_connection {
            self.hub.metrics.connections.dec();
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
