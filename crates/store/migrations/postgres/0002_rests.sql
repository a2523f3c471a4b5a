-- What a table that is not in memory would say when asked, in the server's own encoding. It holds as long as
-- its version is the table's.
CREATE TABLE rests (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key),
    version BIGINT NOT NULL,
    body BYTEA NOT NULL,
    -- What of it need not be worked out again when the table is loaded. Holds for its first `version` steps.
    known BYTEA
);
