-- What is in which table is said in docs/store.md.

CREATE TABLE devices (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    first_seen INTEGER NOT NULL
);

CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    opening BLOB NOT NULL,
    public BOOLEAN NOT NULL,
    opened_at INTEGER NOT NULL,
    live BOOLEAN NOT NULL DEFAULT TRUE,
    deadline INTEGER
);
CREATE INDEX live_tables ON tables (deadline) WHERE live;

-- The steps of one commit, of whatever tables, in one row: one statement and a few pages, where the same steps in
-- their runs would touch a page for each table. Every few seconds they are moved.
CREATE TABLE flushes (
    seq INTEGER PRIMARY KEY,
    steps BLOB NOT NULL
);

-- The steps of a table that came close together. `version` is that of the first, `next` follows the last, `at` is when
-- the last came.
CREATE TABLE runs (
    seq INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    version INTEGER NOT NULL,
    next INTEGER NOT NULL,
    at INTEGER NOT NULL,
    steps BLOB NOT NULL
);
-- All columns but the steps: a search for the next version need not read the steps beside it.
CREATE UNIQUE INDEX runs_of_table ON runs (table_key, version, next, at);

-- What a table that is not in memory would say when asked. It holds as long as its version is the table's.
CREATE TABLE rests (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    version INTEGER NOT NULL,
    body BLOB NOT NULL,
    -- What need not be worked out again when the table is loaded. Holds for its first `version` steps.
    known BLOB
);

CREATE TABLE holds (
    device INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (device, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX holds_of_table ON holds (table_id);

-- A finished game is written once, where it stays. The indices learn of it later, of many games together: one by one,
-- each would touch a page of every index. Until then it is not `placed`.
CREATE TABLE games (
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
CREATE UNIQUE INDEX games_by_id ON games (id) WHERE placed;
CREATE INDEX games_of_table ON games (table_id, number) WHERE placed;
CREATE INDEX fresh_games ON games (seq) WHERE NOT placed;

CREATE TABLE game_seats (
    device INTEGER NOT NULL,
    finished_at INTEGER NOT NULL,
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (device, finished_at, game_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_game ON game_seats (game_id);

-- In two parts, so that each part has an index.
CREATE VIEW all_games AS
    SELECT id, table_id, number, game, players, finished_at, record FROM games WHERE placed
    UNION ALL
    SELECT id, table_id, number, game, players, finished_at, record FROM games WHERE NOT placed;

CREATE VIEW all_seats AS
    SELECT device, finished_at, game_id, seat FROM game_seats
    UNION ALL
    SELECT one.value ->> 0, g.finished_at, g.id, one.value ->> 1
    FROM games g, json_each(g.seats) one WHERE NOT g.placed;

CREATE TABLE pairings (
    code BLOB NOT NULL PRIMARY KEY,
    device INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
