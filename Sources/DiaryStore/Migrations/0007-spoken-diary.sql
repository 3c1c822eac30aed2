-- The voice diary and check-ins.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z, days are days since 1970-01-01.
-- length(CAST(x AS BLOB)) counts bytes: length(x) would stop at the first U+0000 of a text.

CREATE TABLE spoken_entry (
    id                  TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant             INTEGER NOT NULL,
    zone                TEXT NOT NULL CHECK (zone <> ''),
    day                 INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    mood                TEXT NOT NULL CHECK (mood IN ('schlecht', 'mittel', 'gut')),
    music               INTEGER CHECK (music IN (0, 1)),
    song                TEXT CHECK (length(CAST(song AS BLOB)) BETWEEN 1 AND 100000),
    strength            TEXT CHECK (strength IN ('leicht', 'mittel', 'stark')),
    contact             INTEGER CHECK (contact IN (0, 1)),
    distress            TEXT CHECK (distress IN ('keiner', 'gering', 'mittel', 'hoch')),
    countermeasures     INTEGER CHECK (countermeasures IN (0, 1)),
    activity            TEXT CHECK (length(CAST(activity AS BLOB)) BETWEEN 1 AND 100000),
    stress              TEXT CHECK (stress IN ('keiner', 'gering', 'mittel', 'hoch')),
    transcript          TEXT NOT NULL CHECK (length(CAST(transcript AS BLOB)) <= 10000000),
    language            TEXT CHECK (language IN ('id', 'de', 'en')),
    is_spoken           INTEGER NOT NULL CHECK (is_spoken IN (0, 1)),
    edited_at           INTEGER,
    deleted_at          INTEGER,
    -- A field that depends on another is absent where its condition is not met.
    CHECK (coalesce(music, 0) = 1
        OR (song IS NULL AND strength IS NULL AND distress IS NULL AND countermeasures IS NULL)),
    CHECK (activity IS NULL OR coalesce(countermeasures, 0) = 1),
    CHECK (stress IS NULL OR coalesce(music, 1) = 0)
) STRICT;

CREATE INDEX spoken_entry_by_day ON spoken_entry (day) WHERE deleted_at IS NULL;
CREATE INDEX spoken_entry_by_time ON spoken_entry (instant, id, day);
CREATE INDEX spoken_entry_edited ON spoken_entry (edited_at) WHERE edited_at IS NOT NULL;
CREATE INDEX spoken_entry_in_bin ON spoken_entry (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

-- What is not confirmed yet: the same fields, and what was heard. The same rules hold, but nothing has to be there.
CREATE TABLE spoken_draft (
    id                  TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant             INTEGER NOT NULL,
    zone                TEXT NOT NULL CHECK (zone <> ''),
    day                 INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    mood                TEXT CHECK (mood IN ('schlecht', 'mittel', 'gut')),
    music               INTEGER CHECK (music IN (0, 1)),
    song                TEXT CHECK (length(CAST(song AS BLOB)) BETWEEN 1 AND 100000),
    strength            TEXT CHECK (strength IN ('leicht', 'mittel', 'stark')),
    contact             INTEGER CHECK (contact IN (0, 1)),
    distress            TEXT CHECK (distress IN ('keiner', 'gering', 'mittel', 'hoch')),
    countermeasures     INTEGER CHECK (countermeasures IN (0, 1)),
    activity            TEXT CHECK (length(CAST(activity AS BLOB)) BETWEEN 1 AND 100000),
    stress              TEXT CHECK (stress IN ('keiner', 'gering', 'mittel', 'hoch')),
    transcript          TEXT NOT NULL CHECK (length(CAST(transcript AS BLOB)) <= 10000000),
    language            TEXT CHECK (language IN ('id', 'de', 'en')),
    heard               TEXT CHECK (length(CAST(heard AS BLOB)) BETWEEN 1 AND 10000000),
    heard_is_cut        INTEGER CHECK (heard_is_cut IN (0, 1) AND (heard IS NULL) = (heard_is_cut IS NULL)),
    is_edit             INTEGER NOT NULL CHECK (is_edit IN (0, 1)),
    kept_at             INTEGER NOT NULL,
    discarded_at        INTEGER,
    CHECK (coalesce(music, 0) = 1
        OR (song IS NULL AND strength IS NULL AND distress IS NULL AND countermeasures IS NULL)),
    CHECK (activity IS NULL OR coalesce(countermeasures, 0) = 1),
    CHECK (stress IS NULL OR coalesce(music, 1) = 0)
) STRICT;

-- Where a field of a draft was read in what was heard, in Unicode scalars.
CREATE TABLE spoken_draft_span (
    draft       TEXT NOT NULL REFERENCES spoken_draft (id) ON DELETE CASCADE,
    field       TEXT NOT NULL CHECK (field IN ('mood', 'musicInHead', 'songName', 'earwormStrength',
                    'socialContact', 'distress', 'countermeasures', 'countermeasureActivity', 'stress')),
    first       INTEGER NOT NULL CHECK (first >= 0),
    past        INTEGER NOT NULL CHECK (past > first),
    -- Whether a language model proposed the field.
    is_proposed INTEGER NOT NULL CHECK (is_proposed IN (0, 1)),
    PRIMARY KEY (draft, field)
) STRICT;

-- The voice itself: one channel, 16,000 samples a second, two bytes each, little end first. It belongs to the draft
-- or the entry with this id, and goes with it.
CREATE TABLE recording (
    id          TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
    samples     BLOB NOT NULL CHECK (length(samples) BETWEEN 2 AND 19200000 AND length(samples) % 2 = 0)
) STRICT;

CREATE TRIGGER recording_goes_with_entry AFTER DELETE ON spoken_entry BEGIN
    DELETE FROM recording WHERE id = old.id AND NOT EXISTS (SELECT 1 FROM spoken_draft WHERE id = old.id);
END;
CREATE TRIGGER recording_goes_with_draft AFTER DELETE ON spoken_draft BEGIN
    DELETE FROM recording WHERE id = old.id AND NOT EXISTS (SELECT 1 FROM spoken_entry WHERE id = old.id);
END;

CREATE TABLE check_in (
    id              TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36 AND id NOT GLOB '*[^0-9a-f-]*'),
    instant         INTEGER NOT NULL,
    zone            TEXT NOT NULL CHECK (zone <> ''),
    day             INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    -- 1 very bad … 5 very good.
    rating          INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
    note            TEXT CHECK (length(CAST(note AS BLOB)) BETWEEN 1 AND 1000000),
    is_dismissed    INTEGER NOT NULL CHECK (is_dismissed IN (0, 1)),
    source          TEXT NOT NULL CHECK (source IN ('manual', 'notification')),
    edited_at       INTEGER,
    deleted_at      INTEGER
) STRICT;

CREATE INDEX check_in_by_day ON check_in (day) WHERE deleted_at IS NULL;
CREATE INDEX check_in_by_time ON check_in (instant, id, day);
CREATE INDEX check_in_noted ON check_in (edited_at) WHERE edited_at IS NOT NULL;
CREATE INDEX check_in_in_bin ON check_in (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

-- In which language a recording is heard: NULL = that of the pages, 'any' = the recogniser finds out.
ALTER TABLE preferences ADD COLUMN spoken_language TEXT CHECK (spoken_language IN ('id', 'de', 'en', 'any'));
ALTER TABLE preferences ADD COLUMN keeps_recordings INTEGER NOT NULL DEFAULT 0 CHECK (keeps_recordings IN (0, 1));
