-- Entries, what was understood of them, drafts, settings and the search index.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z, days are days since 1970-01-01.
-- length(CAST(x AS BLOB)) counts bytes: length(x) would stop at the first U+0000 of a text.

CREATE TABLE reflection (
    number              INTEGER PRIMARY KEY,
    id                  TEXT NOT NULL UNIQUE CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant             INTEGER NOT NULL,
    zone                TEXT NOT NULL CHECK (zone <> ''),
    day                 INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    text                TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) BETWEEN 1 AND 10000000),
    mood                INTEGER CHECK (mood BETWEEN 1 AND 5),
    language            TEXT CHECK (language IN ('id', 'de', 'en')),
    read_verdict        TEXT CHECK (read_verdict IN ('sadness', 'anger', 'love', 'fear', 'happy', 'unclear')),
    read_confidence     REAL CHECK (read_confidence BETWEEN 0 AND 1),
    read_model          TEXT CHECK (read_model <> ''),
    read_windows        INTEGER CHECK (read_windows >= 1),
    sadness             REAL CHECK (sadness BETWEEN 0 AND 1),
    anger               REAL CHECK (anger BETWEEN 0 AND 1),
    love                REAL CHECK (love BETWEEN 0 AND 1),
    fear                REAL CHECK (fear BETWEEN 0 AND 1),
    happy               REAL CHECK (happy BETWEEN 0 AND 1),
    unclear             REAL CHECK (unclear BETWEEN 0 AND 1),
    corrected_verdict   TEXT CHECK (corrected_verdict IN ('sadness', 'anger', 'love', 'fear', 'happy', 'unclear')),
    corrected_at        INTEGER,
    question            TEXT CHECK (question <> ''),
    question_keyword    TEXT,
    question_language   TEXT CHECK (question_language IN ('id', 'de', 'en')),
    deeper              TEXT CHECK (length(CAST(deeper AS BLOB)) <= 10000000),
    edited_at           INTEGER,
    deleted_at          INTEGER,
    -- What counts: the person's word where there is one, else the model's.
    verdict             TEXT GENERATED ALWAYS AS (coalesce(corrected_verdict, read_verdict)) VIRTUAL,
    -- A reading is there as a whole or not at all; so are a correction and a question.
    CHECK ((read_verdict IS NULL) = (read_confidence IS NULL)
        AND (read_verdict IS NULL) = (read_model IS NULL)
        AND (read_verdict IS NULL) = (read_windows IS NULL)
        AND (read_verdict IS NULL) = (sadness IS NULL)
        AND (read_verdict IS NULL) = (anger IS NULL)
        AND (read_verdict IS NULL) = (love IS NULL)
        AND (read_verdict IS NULL) = (fear IS NULL)
        AND (read_verdict IS NULL) = (happy IS NULL)
        AND (read_verdict IS NULL) = (unclear IS NULL)),
    CHECK ((corrected_verdict IS NULL) = (corrected_at IS NULL)),
    CHECK ((question IS NULL) = (question_language IS NULL)),
    CHECK (question_keyword IS NULL OR question IS NOT NULL)
) STRICT;

-- The list is newest first; each index also carries what a filter asks for, so that a walk through
-- 100,000 entries never touches their texts.
CREATE INDEX reflection_by_time ON reflection (instant DESC, id DESC, day, verdict, mood)
    WHERE deleted_at IS NULL;
CREATE INDEX reflection_by_verdict ON reflection (verdict, instant DESC, id DESC, day, mood)
    WHERE deleted_at IS NULL;
CREATE INDEX reflection_by_mood ON reflection (mood, instant DESC, id DESC, day, verdict)
    WHERE deleted_at IS NULL;
CREATE INDEX reflection_by_day ON reflection (day) WHERE deleted_at IS NULL;
CREATE INDEX reflection_in_bin ON reflection (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

-- Text and deeper text as search compares them: without case and accents.
CREATE TABLE search_text (
    number  INTEGER PRIMARY KEY REFERENCES reflection (number) ON DELETE CASCADE,
    folded  TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE search_index USING fts5 (
    folded, content = 'search_text', content_rowid = 'number', tokenize = 'trigram case_sensitive 1'
);
-- Words of a destroyed entry leave the index at once, not at some later merge.
INSERT INTO search_index (search_index, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER search_text_added AFTER INSERT ON search_text BEGIN
    INSERT INTO search_index (rowid, folded) VALUES (new.number, new.folded);
END;
CREATE TRIGGER search_text_changed AFTER UPDATE ON search_text BEGIN
    INSERT INTO search_index (search_index, rowid, folded) VALUES ('delete', old.number, old.folded);
    INSERT INTO search_index (rowid, folded) VALUES (new.number, new.folded);
END;
CREATE TRIGGER search_text_removed AFTER DELETE ON search_text BEGIN
    INSERT INTO search_index (search_index, rowid, folded) VALUES ('delete', old.number, old.folded);
END;

CREATE TABLE draft (
    id                  TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant             INTEGER NOT NULL,
    zone                TEXT NOT NULL CHECK (zone <> ''),
    day                 INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    text                TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) <= 10000000),
    mood                INTEGER CHECK (mood BETWEEN 1 AND 5),
    deeper              TEXT CHECK (length(CAST(deeper AS BLOB)) <= 10000000),
    is_understood       INTEGER NOT NULL CHECK (is_understood IN (0, 1)),
    language            TEXT CHECK (language IN ('id', 'de', 'en')),
    read_verdict        TEXT CHECK (read_verdict IN ('sadness', 'anger', 'love', 'fear', 'happy', 'unclear')),
    read_confidence     REAL CHECK (read_confidence BETWEEN 0 AND 1),
    read_model          TEXT CHECK (read_model <> ''),
    read_windows        INTEGER CHECK (read_windows >= 1),
    sadness             REAL CHECK (sadness BETWEEN 0 AND 1),
    anger               REAL CHECK (anger BETWEEN 0 AND 1),
    love                REAL CHECK (love BETWEEN 0 AND 1),
    fear                REAL CHECK (fear BETWEEN 0 AND 1),
    happy               REAL CHECK (happy BETWEEN 0 AND 1),
    unclear             REAL CHECK (unclear BETWEEN 0 AND 1),
    question            TEXT CHECK (question <> ''),
    question_keyword    TEXT,
    question_language   TEXT CHECK (question_language IN ('id', 'de', 'en')),
    is_edit             INTEGER NOT NULL CHECK (is_edit IN (0, 1)),
    kept_at             INTEGER NOT NULL,
    discarded_at        INTEGER,
    CHECK ((read_verdict IS NULL) = (read_confidence IS NULL)
        AND (read_verdict IS NULL) = (read_model IS NULL)
        AND (read_verdict IS NULL) = (read_windows IS NULL)
        AND (read_verdict IS NULL) = (sadness IS NULL)
        AND (read_verdict IS NULL) = (anger IS NULL)
        AND (read_verdict IS NULL) = (love IS NULL)
        AND (read_verdict IS NULL) = (fear IS NULL)
        AND (read_verdict IS NULL) = (happy IS NULL)
        AND (read_verdict IS NULL) = (unclear IS NULL)),
    CHECK ((question IS NULL) = (question_language IS NULL)),
    CHECK (question_keyword IS NULL OR question IS NOT NULL),
    CHECK (is_understood = 1 OR (read_verdict IS NULL AND language IS NULL AND question IS NULL))
) STRICT;

CREATE INDEX draft_by_time ON draft (kept_at DESC, id DESC) WHERE discarded_at IS NULL;

-- One row at most.
CREATE TABLE preferences (
    row                 INTEGER PRIMARY KEY CHECK (row = 1),
    language            TEXT NOT NULL CHECK (language IN ('id', 'de', 'en')),
    country             TEXT CHECK (length(country) = 2),
    first_weekday       TEXT CHECK (first_weekday IN ('monday', 'sunday')),
    day_start_minutes   INTEGER NOT NULL CHECK (day_start_minutes BETWEEN 0 AND 360),
    appearance          TEXT NOT NULL CHECK (appearance IN ('system', 'light', 'dark')),
    consent_is_granted  INTEGER CHECK (consent_is_granted IN (0, 1)),
    consent_version     INTEGER CHECK (consent_version >= 1),
    consent_decided_at  INTEGER,
    idle_lock_minutes   INTEGER NOT NULL CHECK (idle_lock_minutes BETWEEN 1 AND 720),
    daily_backup        INTEGER NOT NULL CHECK (daily_backup IN (0, 1)),
    backups_kept        INTEGER NOT NULL CHECK (backups_kept BETWEEN 1 AND 365),
    is_onboarded        INTEGER NOT NULL CHECK (is_onboarded IN (0, 1)),
    CHECK ((consent_is_granted IS NULL) = (consent_version IS NULL)
        AND (consent_is_granted IS NULL) = (consent_decided_at IS NULL))
) STRICT;

CREATE TABLE tracked (
    track  TEXT NOT NULL PRIMARY KEY
        CHECK (track IN ('reflections', 'voice', 'checkIns', 'sleep', 'water', 'food', 'exercise', 'steps'))
) STRICT;
