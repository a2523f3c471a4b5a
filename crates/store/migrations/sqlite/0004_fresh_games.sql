-- Games that have just ended. Every few seconds they are moved to their places, as the steps are: put there one by
-- one, each would touch a page of every index.
CREATE TABLE fresh_games (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    players TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    record TEXT NOT NULL,
    -- [[device, seat], …]
    seats TEXT NOT NULL
);

CREATE VIEW all_games AS
    SELECT id, table_id, number, game, players, finished_at, record FROM games
    UNION ALL
    SELECT id, table_id, number, game, players, finished_at, record FROM fresh_games;

CREATE VIEW all_seats AS
    SELECT device, finished_at, game_id, seat FROM game_seats
    UNION ALL
    SELECT one.value ->> 0, g.finished_at, g.id, one.value ->> 1
    FROM fresh_games g, json_each(g.seats) one;
