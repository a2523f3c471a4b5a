-- A game is written once, where it stays. Only the indices learn of it later, of many games together: one by one,
-- each would touch a page of every index. Until then it is not `placed`.
DROP VIEW all_games;
DROP VIEW all_seats;

CREATE TABLE finished (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    players TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    record TEXT NOT NULL,
    -- [[device, seat], …] of those in `game_seats` when it is placed
    seats TEXT NOT NULL DEFAULT '[]',
    placed BOOLEAN NOT NULL DEFAULT TRUE
);

INSERT INTO finished (seq, id, table_id, number, game, players, finished_at, record)
    SELECT seq, id, table_id, number, game, players, finished_at, record FROM games;
INSERT INTO finished (id, table_id, number, game, players, finished_at, record, seats, placed)
    SELECT id, table_id, number, game, players, finished_at, record, seats, FALSE
    FROM fresh_games ORDER BY seq;

DROP TABLE games;
DROP TABLE fresh_games;
ALTER TABLE finished RENAME TO games;

CREATE UNIQUE INDEX games_by_id ON games (id) WHERE placed;
CREATE INDEX games_of_table ON games (table_id, number) WHERE placed;
CREATE INDEX fresh_games ON games (seq) WHERE NOT placed;

CREATE VIEW all_games AS
    SELECT id, table_id, number, game, players, finished_at, record FROM games WHERE placed
    UNION ALL
    SELECT id, table_id, number, game, players, finished_at, record FROM games WHERE NOT placed;

CREATE VIEW all_seats AS
    SELECT device, finished_at, game_id, seat FROM game_seats
    UNION ALL
    SELECT one.value ->> 0, g.finished_at, g.id, one.value ->> 1
    FROM games g, json_each(g.seats) one WHERE NOT g.placed;

-- Runs are added at the end, too, and an index knows where: in the index itself, whoever looks for one would have to
-- read the steps of those beside it.
CREATE TABLE added_runs (
    seq INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    version INTEGER NOT NULL,
    next INTEGER NOT NULL,
    at INTEGER NOT NULL,
    steps BLOB NOT NULL
);
INSERT INTO added_runs (table_key, version, next, at, steps)
    SELECT table_key, version, next, at, steps FROM runs ORDER BY table_key, version;
DROP TABLE runs;
ALTER TABLE added_runs RENAME TO runs;
CREATE UNIQUE INDEX runs_of_table ON runs (table_key, version, next, at);
