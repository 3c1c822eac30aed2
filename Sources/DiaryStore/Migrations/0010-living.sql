-- Sleep, water, food and exercise.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z, days are days since 1970-01-01.
-- length(CAST(x AS BLOB)) counts bytes: length(x) would stop at the first U+0000 of a text.

CREATE TABLE sleep_log (
    id              TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant         INTEGER NOT NULL,
    zone            TEXT NOT NULL CHECK (zone <> ''),
    day             INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    minutes         INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 1440),
    source          TEXT NOT NULL CHECK (source IN ('manual', 'health')),
    adds_to_health  INTEGER NOT NULL CHECK (adds_to_health IN (0, 1)),
    is_estimate     INTEGER NOT NULL CHECK (is_estimate IN (0, 1)),
    deleted_at      INTEGER
) STRICT;

CREATE TABLE water_log (
    id                      TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant                 INTEGER NOT NULL,
    zone                    TEXT NOT NULL CHECK (zone <> ''),
    day                     INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    -- Bottles of so many millilitres each, or millilitres.
    bottles                 INTEGER CHECK (bottles BETWEEN 1 AND 12),
    millilitres             INTEGER NOT NULL CHECK (millilitres BETWEEN 1 AND 5000),
    deleted_at              INTEGER
) STRICT;

CREATE TABLE food_entry (
    id              TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant         INTEGER NOT NULL,
    zone            TEXT NOT NULL CHECK (zone <> ''),
    day             INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    text            TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) BETWEEN 1 AND 200000),
    verdict         TEXT CHECK (verdict IN ('healthy', 'unhealthy')),
    score           INTEGER CHECK (score BETWEEN 0 AND 100),
    judged_by       TEXT CHECK (judged_by IN ('wordLists', 'model', 'memory', 'person')),
    -- What the reason is, and what it names, one item a line; NULL = no reason is known.
    reason          TEXT CHECK (reason IN ('nourishing', 'plain', 'fried', 'processed', 'sugary', 'alcohol', 'stated',
                        'marked', 'markedAndRemembered', 'learned')),
    reason_words    TEXT CHECK (length(CAST(reason_words AS BLOB)) BETWEEN 1 AND 200000),
    caffeine        INTEGER CHECK (caffeine BETWEEN 0 AND 12),
    sugary          INTEGER CHECK (sugary BETWEEN 0 AND 12),
    roast           TEXT CHECK (length(CAST(roast AS BLOB)) BETWEEN 1 AND 10000),
    edited_at       INTEGER,
    deleted_at      INTEGER,
    CHECK ((verdict IS NULL) = (score IS NULL) AND (verdict IS NULL) = (judged_by IS NULL)),
    CHECK (verdict IS NOT NULL OR reason IS NULL)
) STRICT;

CREATE TABLE exercise_entry (
    id              TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant         INTEGER NOT NULL,
    zone            TEXT NOT NULL CHECK (zone <> ''),
    day             INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    text            TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) BETWEEN 1 AND 200000),
    category        TEXT NOT NULL CHECK (category IN ('cardio', 'strength', 'mobility', 'sport', 'other')),
    minutes         INTEGER CHECK (minutes BETWEEN 1 AND 1440),
    edited_at       INTEGER,
    deleted_at      INTEGER
) STRICT;

CREATE INDEX sleep_log_by_day ON sleep_log (day, instant, id) WHERE deleted_at IS NULL;
CREATE INDEX water_log_by_day ON water_log (day, instant, id) WHERE deleted_at IS NULL;
CREATE INDEX food_entry_by_day ON food_entry (day, instant, id) WHERE deleted_at IS NULL;
CREATE INDEX exercise_entry_by_day ON exercise_entry (day, instant, id) WHERE deleted_at IS NULL;

-- What was written of late is looked at for calls for help, those in the bin as well.
CREATE INDEX food_entry_by_time ON food_entry (instant);
CREATE INDEX food_entry_edited ON food_entry (edited_at) WHERE edited_at IS NOT NULL;
CREATE INDEX exercise_entry_by_time ON exercise_entry (instant);
CREATE INDEX exercise_entry_edited ON exercise_entry (edited_at) WHERE edited_at IS NOT NULL;

-- The goal of a day, stamped on it, so that a later change leaves it alone.
CREATE TABLE water_goal (
    day                 INTEGER NOT NULL PRIMARY KEY CHECK (day BETWEEN -719162 AND 2932896),
    bottles             INTEGER NOT NULL CHECK (bottles BETWEEN 1 AND 12),
    bottle_millilitres  INTEGER NOT NULL CHECK (bottle_millilitres BETWEEN 100 AND 3000)
) STRICT;

-- When the person chose what a device measured over what she wrote of the sleep of a day.
CREATE TABLE health_choice (
    day         INTEGER NOT NULL PRIMARY KEY CHECK (day BETWEEN -719162 AND 2932896),
    chosen_at   INTEGER NOT NULL
) STRICT;

-- What the person said of something eaten or drunk, found again by its words.
CREATE TABLE food_correction (
    id              TEXT NOT NULL UNIQUE CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    key             TEXT NOT NULL PRIMARY KEY CHECK (length(CAST(key AS BLOB)) BETWEEN 1 AND 200000),
    text            TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) BETWEEN 1 AND 200000),
    verdict         TEXT NOT NULL CHECK (verdict IN ('healthy', 'unhealthy')),
    score           INTEGER CHECK (score BETWEEN 0 AND 100),
    caffeine        INTEGER CHECK (caffeine BETWEEN 0 AND 12),
    sugary          INTEGER CHECK (sugary BETWEEN 0 AND 12),
    corrected_at    INTEGER NOT NULL,
    confirmations   INTEGER NOT NULL CHECK (confirmations >= 1)
) STRICT;
