-- The steps of a table that came close together, one after another in one row: at (8 bytes), length of the
-- body (4 bytes), body; numbers with the highest byte first. `version` is that of the first, `next` follows the
-- last, `at` is when the last came.
CREATE TABLE runs (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    version INTEGER NOT NULL,
    next INTEGER NOT NULL,
    at INTEGER NOT NULL,
    steps BLOB NOT NULL,
    PRIMARY KEY (table_key, version)
) WITHOUT ROWID;

-- A flush is one row here, whatever it holds: table key (8 bytes), version (8 bytes), then as above. Every few
-- seconds their steps are moved to the runs.
CREATE TABLE flushes (
    seq INTEGER PRIMARY KEY,
    steps BLOB NOT NULL
);

INSERT INTO runs
    SELECT table_key, version, version + 1, at,
           CAST(unhex(printf('%016x%08x', at, length(body))) || body AS BLOB)
    FROM all_steps ORDER BY table_key, version;

DROP VIEW all_steps;
DROP TABLE fresh_steps;
DROP TABLE steps;
