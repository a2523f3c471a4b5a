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

CREATE TABLE steps (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_key, version)
) WITHOUT ROWID;

-- A flush appends its steps here, in the order in which they come: it touches two or three pages, where
-- the same steps in their places would touch one page for each table. Every few seconds they are moved.
CREATE TABLE fresh_steps (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
);

CREATE VIEW all_steps AS
    SELECT table_key, version, at, body FROM steps
    UNION ALL
    SELECT table_key, version, at, body FROM fresh_steps;

CREATE TABLE holds (
    device INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (device, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX holds_of_table ON holds (table_id);

CREATE TABLE games (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    players TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX games_of_table ON games (table_id, number);

CREATE TABLE game_seats (
    device INTEGER NOT NULL,
    finished_at INTEGER NOT NULL,
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (device, finished_at, game_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_game ON game_seats (game_id);

CREATE TABLE pairings (
    code BLOB NOT NULL PRIMARY KEY,
    device INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
