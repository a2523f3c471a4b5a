//! Advice waits for bots that people wait for, and for nobody else.

use crate::client::{Client, offers};
use crate::crowd::{Others, answer_so_far, busy, crowd, deep_thinkers, duel, server, until};
use serde_json::{Value, json};

#[test]
fn a_device_waits_for_one_advice_at_a_time_and_for_none_once_it_is_gone() {
    let server = server("50", "0");
    std::thread::scope(|threads| {
        let mut others = Others::default();
        busy(&server, &mut others, threads);
        let mut curious = Client::new(&server, "curious-1");
        let (table, _) = duel(&server, &mut curious, 1);
        let mut twin = Client::connect(&server, curious.token.as_deref(), "curious-2");
        let advise = |id: u64| json!({"t": "advise", "table": table, "seat": 0, "id": id});
        curious.send(&advise(1_000));
        assert_eq!(answer_so_far(&mut curious, 1_000), None);
        let too_fast = json!("refused-server-too-fast");
        let refused = |answer: Option<Value>| answer.map(|answer| answer["why"]["code"].clone());
        twin.send(&advise(2_000));
        assert_eq!(refused(answer_so_far(&mut twin, 2_000)), Some(too_fast.clone()));
        // Whoever leaves is thought for no longer, and may ask again when back.
        let sockets = server.metric("stapel_sockets");
        curious.socket.close(None).unwrap();
        while curious.next().is_some() {}
        until(&server, "stapel_sockets", |now| now < sockets);
        let mut back = Client::connect(&server, curious.token.as_deref(), "curious-3");
        back.send(&advise(3_000));
        assert_eq!(answer_so_far(&mut back, 3_000), None);
        // That is what the device waits for now.
        twin.send(&advise(2_001));
        assert_eq!(refused(answer_so_far(&mut twin, 2_001)), Some(too_fast));
    });
}

#[test]
fn advice_comes_behind_the_turns_of_bots_that_people_wait_for_but_it_comes() {
    let server = server("50", "0");
    std::thread::scope(|threads| {
        let mut others = Others::default();
        busy(&server, &mut others, threads);
        let mut curious = Client::new(&server, "curious");
        let (table, _) = duel(&server, &mut curious, 1);
        let moves = server.metric("stapel_moves_total");
        curious.send(&json!({"t": "advise", "table": table, "seat": 0, "id": 1_000}));
        until(&server, "stapel_moves_total", |now| now >= moves + 60.0);
        assert_eq!(answer_so_far(&mut curious, 1_000), None);
        let advice = curious.wait(|message| message["id"] == 1_000);
        assert_eq!(advice["t"], "advice", "{advice}");
    });
}

#[test]
fn advice_comes_before_the_turns_of_bots_that_play_among_themselves() {
    let server = server("8", "0");
    std::thread::scope(|threads| {
        let mut others = Others::default();
        let mut host = Client::new(&server, "host-host");
        others.add(&host);
        let tables = (0..8).map(|_| deep_thinkers(&server, &mut host)).collect();
        threads.spawn(move || crowd(host, tables));
        until(&server, "stapel_thinking", |thinking| thinking >= 30.0);
        let mut curious = Client::new(&server, "curious");
        let (table, _) = duel(&server, &mut curious, 1);
        let whole = || {
            let [thought, hurried] = ["stapel_thought_seconds_count", "stapel_hurried_total"];
            server.metric(thought) - server.metric(hurried)
        };
        let mut between = Vec::new();
        for id in 1_000..1_003 {
            let before = whole();
            curious.send(&json!({"t": "advise", "table": table, "seat": 0, "id": id}));
            let advice = curious.wait(|message| message["id"] == id);
            assert_eq!(advice["t"], "advice", "{advice}");
            between.push(whole() - before);
        }
        // The one that was being thought, the advice, and what came while this was asked.
        between.sort_by(f64::total_cmp);
        assert!(between[0] <= 8.0, "{between:?} whole thoughts of others came first");
    });
}

#[test]
fn advice_for_a_moment_that_has_passed_is_refused_and_the_next_one_is_given() {
    let server = server("50", "0");
    std::thread::scope(|threads| {
        let mut others = Others::default();
        busy(&server, &mut others, threads);
        let mut player = Client::new(&server, "player");
        let (table, message) = duel(&server, &mut player, 1);
        let (_, legal) = offers(&message).unwrap();
        let advise = |id: u64| json!({"t": "advise", "table": table, "seat": 0, "id": id});
        player.send(&advise(1_000));
        player.ask(&table, json!({"c": "act", "seat": 0, "action": legal[0]}));
        player.wait(|message| message["t"] == "update" && offers(message).is_some());
        player.send(&advise(2_000));
        // The refusal may have come before.
        let code = |text: &String| {
            let message: Value = serde_json::from_str(text).unwrap();
            (message["id"] == 1_000).then(|| message["why"]["code"].clone())
        };
        let mut old = player.heard.iter().find_map(code);
        while old.is_none() {
            player.next().unwrap();
            old = player.heard.last().and_then(code);
        }
        assert_eq!(old.unwrap(), "refused-server-advice-late");
        let new = player.wait(|message| message["id"] == 2_000);
        assert_eq!(new["t"], "advice", "{new}");
    });
}
