-- Reminders of the day, which were dealt with, and where one is pushed to.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z, days are days since 1970-01-01: calendar days, whenever
-- the person's day begins. A slot is checked by its shape only: a later version may know more of them without a
-- new schema.

-- No row for a slot = it is off, at its usual time.
CREATE TABLE reminder (
    slot    TEXT NOT NULL PRIMARY KEY CHECK (length(CAST(slot AS BLOB)) BETWEEN 1 AND 40
                AND slot NOT GLOB '*[^A-Za-z]*'),
    is_on   INTEGER NOT NULL CHECK (is_on IN (0, 1)),
    -- Minutes after midnight on the clock of wherever the person is.
    minute  INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439)
) STRICT;

-- The latest by number; earlier ones are removed.
CREATE TABLE reminder_fired (
    number  INTEGER PRIMARY KEY,
    slot    TEXT NOT NULL CHECK (length(CAST(slot AS BLOB)) BETWEEN 1 AND 40
                AND slot NOT GLOB '*[^A-Za-z]*'),
    day     INTEGER NOT NULL CHECK (day BETWEEN -719162 AND 2932896),
    UNIQUE (slot, day)
) STRICT;

-- One row at most; none = no address was ever given. decided_at: when it was last answered whether reminders may
-- be sent there, and before it was answered, when the address was given.
CREATE TABLE push_hook (
    row         INTEGER PRIMARY KEY CHECK (row = 1),
    address     TEXT NOT NULL CHECK (length(CAST(address AS BLOB)) <= 500
                    AND (address GLOB 'http://?*/?*' OR address GLOB 'https://?*/?*')),
    is_granted  INTEGER NOT NULL CHECK (is_granted IN (0, 1)),
    version     INTEGER NOT NULL CHECK (version >= 1),
    decided_at  INTEGER NOT NULL
) STRICT;
