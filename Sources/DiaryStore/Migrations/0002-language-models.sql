-- Which language model answers, the keys for services elsewhere, what was agreed to, and what was sent.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z. A purpose is checked by its shape only: a later
-- version may know more of them without a new schema.
-- length(CAST(x AS BLOB)) counts bytes: length(x) would stop at the first U+0000 of a text.

-- One row at most; none = nothing was ever chosen.
CREATE TABLE model_provider (
    row             INTEGER PRIMARY KEY CHECK (row = 1),
    kind            TEXT NOT NULL CHECK (kind IN ('none', 'managed', 'local', 'cloud')),
    managed_model   TEXT CHECK (length(CAST(managed_model AS BLOB)) BETWEEN 1 AND 60
                        AND managed_model GLOB '[a-z]*' AND managed_model NOT GLOB '*[^a-z0-9.-]*'),
    address         TEXT CHECK (length(CAST(address AS BLOB)) <= 500
                        AND (address GLOB 'http://?*/?*' OR address GLOB 'https://?*/?*')),
    model           TEXT CHECK (length(CAST(model AS BLOB)) BETWEEN 1 AND 200),
    weekly_model    TEXT CHECK (length(CAST(weekly_model AS BLOB)) BETWEEN 1 AND 200),
    -- Exactly what the kind needs; only a service elsewhere may have a second model.
    CHECK ((kind = 'managed') = (managed_model IS NOT NULL)),
    CHECK ((kind IN ('local', 'cloud')) = (address IS NOT NULL)),
    CHECK ((kind IN ('local', 'cloud')) = (model IS NOT NULL)),
    CHECK (weekly_model IS NULL OR kind = 'cloud')
) STRICT;

-- An origin is scheme, host and port, such as https://openrouter.ai: one key for every path below it.
CREATE TABLE model_key (
    origin  TEXT NOT NULL PRIMARY KEY
                CHECK (length(CAST(origin AS BLOB)) <= 500
                    AND (origin GLOB 'http://?*' OR origin GLOB 'https://?*') AND origin NOT GLOB '*://*/*'),
    key     TEXT NOT NULL CHECK (length(CAST(key AS BLOB)) BETWEEN 1 AND 4096)
) STRICT;

-- Every answer that was given; the one with the highest number counts for its purpose.
CREATE TABLE model_consent (
    number      INTEGER PRIMARY KEY,
    purpose     TEXT NOT NULL CHECK (length(CAST(purpose AS BLOB)) BETWEEN 1 AND 40
                    AND purpose NOT GLOB '*[^A-Za-z]*'),
    address     TEXT NOT NULL CHECK (length(CAST(address AS BLOB)) <= 500
                    AND (address GLOB 'http://?*/?*' OR address GLOB 'https://?*/?*')),
    model       TEXT NOT NULL CHECK (length(CAST(model AS BLOB)) BETWEEN 1 AND 200),
    is_granted  INTEGER NOT NULL CHECK (is_granted IN (0, 1)),
    version     INTEGER NOT NULL CHECK (version >= 1),
    decided_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX model_consent_by_purpose ON model_consent (purpose, number);

-- The ledger: a line for each request, written before its first byte goes out. Lines are never removed.
CREATE TABLE egress (
    number   INTEGER PRIMARY KEY,
    instant  INTEGER NOT NULL,
    purpose  TEXT NOT NULL CHECK (length(CAST(purpose AS BLOB)) BETWEEN 1 AND 40
                 AND purpose NOT GLOB '*[^A-Za-z]*'),
    address  TEXT NOT NULL CHECK (length(CAST(address AS BLOB)) <= 500
                 AND (address GLOB 'http://?*/?*' OR address GLOB 'https://?*/?*')),
    model    TEXT NOT NULL CHECK (length(CAST(model AS BLOB)) BETWEEN 1 AND 200),
    bytes    INTEGER NOT NULL CHECK (bytes >= 0),
    digest   TEXT NOT NULL CHECK (length(CAST(digest AS BLOB)) = 64 AND digest NOT GLOB '*[^0-9a-f]*'),
    outcome  TEXT NOT NULL CHECK (outcome IN ('sent', 'answered', 'failed', 'cancelled'))
) STRICT;
