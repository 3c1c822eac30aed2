-- What a language model wrote of a week.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z, days are days since 1970-01-01.

CREATE TABLE week_summary (
    first_day   INTEGER NOT NULL CHECK (first_day BETWEEN -719168 AND 2932896),
    language    TEXT NOT NULL CHECK (language IN ('id', 'de', 'en')),
    -- SHA-256 of everything that the model was given.
    digest      TEXT NOT NULL CHECK (length(digest) = 64),
    text        TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) BETWEEN 1 AND 60000),
    model       TEXT NOT NULL CHECK (length(CAST(model AS BLOB)) BETWEEN 1 AND 200),
    made_at     INTEGER NOT NULL,
    PRIMARY KEY (first_day, language)
) STRICT;

CREATE TABLE week_summary_moment (
    first_day   INTEGER NOT NULL,
    language    TEXT NOT NULL,
    position    INTEGER NOT NULL CHECK (position BETWEEN 0 AND 2),
    entry       TEXT NOT NULL CHECK (length(entry) = 36),
    text        TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) BETWEEN 1 AND 20000),
    PRIMARY KEY (first_day, language, position),
    FOREIGN KEY (first_day, language) REFERENCES week_summary (first_day, language) ON DELETE CASCADE
) STRICT;

-- Words about an entry do not outlive it as it was: whatever changes in a week takes its summaries along.
CREATE TRIGGER summary_after_insert AFTER INSERT ON reflection BEGIN
    DELETE FROM week_summary WHERE first_day BETWEEN new.day - 6 AND new.day;
END;
CREATE TRIGGER summary_after_update AFTER UPDATE ON reflection BEGIN
    DELETE FROM week_summary WHERE first_day BETWEEN new.day - 6 AND new.day
        OR first_day BETWEEN old.day - 6 AND old.day;
END;
CREATE TRIGGER summary_after_delete AFTER DELETE ON reflection BEGIN
    DELETE FROM week_summary WHERE first_day BETWEEN old.day - 6 AND old.day;
END;
