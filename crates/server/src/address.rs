//! Who is really there: behind a reverse proxy only a configured one is believed.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::net::IpAddr;

/// The address of a client. A proxy that is trusted says whom it speaks for, in `X-Forwarded-For`; what
/// stands left of the last address that is no trusted proxy, anybody could have written.
pub(crate) fn real_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |address: &IpAddr| trusted.iter().any(|net| net.contains(address));
    if !is_trusted(&peer) {
        return peer;
    }
    let lists = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = lists.flat_map(|list| list.split(',')).map(str::trim).collect();
    let mut believed = peer;
    for name in named.iter().rev() {
        let Ok(address) = name.parse::<IpAddr>() else { break };
        believed = address;
        if !is_trusted(&address) {
            break;
        }
    }
    believed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn real(peer: &str, forwarded: &str, trusted: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        let trusted: Vec<IpNet> =
            trusted.split_whitespace().map(|net| net.parse().unwrap()).collect();
        real_address(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn only_a_configured_proxy_is_believed() {
        assert_eq!(real("9.9.9.9", "1.2.3.4", "127.0.0.1/32"), "9.9.9.9");
        assert_eq!(real("127.0.0.1", "1.2.3.4", ""), "127.0.0.1");
        assert_eq!(real("127.0.0.1", "1.2.3.4", "127.0.0.1/32"), "1.2.3.4");
        // What the client itself wrote before the proxy's own entry counts for nothing.
        assert_eq!(real("127.0.0.1", "6.6.6.6, 1.2.3.4", "127.0.0.1/32"), "1.2.3.4");
        assert_eq!(real("127.0.0.1", "1.2.3.4, 10.0.0.1", "127.0.0.1/32 10.0.0.0/8"), "1.2.3.4");
        assert_eq!(real("127.0.0.1", "junk", "127.0.0.1/32"), "127.0.0.1");
    }
}
