-- What a table that is not in memory would say when asked, in the server's own encoding. It holds as long as
-- its version is the table's.
CREATE TABLE rests (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    version INTEGER NOT NULL,
    body BLOB NOT NULL,
    -- What of it need not be worked out again when the table is loaded. Holds for its first `version` steps.
    known BLOB
);
