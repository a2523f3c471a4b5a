-- What is in which table is said in docs/store.md.

CREATE TABLE devices (
    id BIGINT PRIMARY KEY,
    hash BYTEA NOT NULL UNIQUE,
    first_seen BIGINT NOT NULL
);

CREATE TABLE tables (
    key BIGINT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    opening BYTEA NOT NULL,
    public BOOLEAN NOT NULL,
    opened_at BIGINT NOT NULL,
    live BOOLEAN NOT NULL DEFAULT TRUE,
    deadline BIGINT
);
CREATE INDEX live_tables ON tables (deadline) WHERE live;

CREATE TABLE steps (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_key, version)
);

-- What a table that is not in memory would say when asked. It holds as long as its version is the table's.
CREATE TABLE rests (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key),
    version BIGINT NOT NULL,
    body BYTEA NOT NULL,
    -- What need not be worked out again when the table is loaded. Holds for its first `version` steps.
    known BYTEA
);

CREATE TABLE holds (
    device BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (device, table_id, seat)
);
CREATE INDEX holds_of_table ON holds (table_id);

CREATE TABLE games (
    seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    players TEXT NOT NULL,
    finished_at BIGINT NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX games_of_table ON games (table_id, number);

CREATE TABLE game_seats (
    device BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (device, finished_at, game_id, seat)
);
CREATE INDEX seats_of_game ON game_seats (game_id);

CREATE TABLE pairings (
    code BYTEA NOT NULL PRIMARY KEY,
    device BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
