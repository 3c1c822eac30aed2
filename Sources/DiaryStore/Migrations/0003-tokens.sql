-- Programs that may use the diary.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z. Of a token only the SHA-256 is kept, as lower-case
-- hexadecimal digits. Scopes are words with one space between them, in the order of their names; a scope is
-- checked by its shape only: a later version may know more of them without a new schema.

-- AUTOINCREMENT: the number of a token that was taken away is never given again.
CREATE TABLE api_token (
    number    INTEGER PRIMARY KEY AUTOINCREMENT,
    digest    TEXT NOT NULL UNIQUE
                  CHECK (length(CAST(digest AS BLOB)) = 64 AND digest NOT GLOB '*[^0-9a-f]*'),
    name      TEXT NOT NULL UNIQUE CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1000),
    scopes    TEXT NOT NULL CHECK (length(CAST(scopes AS BLOB)) BETWEEN 1 AND 1000
                  AND scopes NOT GLOB '*[^a-z: ]*' AND scopes GLOB '[a-z]*:*[a-z]'),
    made_at   INTEGER NOT NULL,
    used_at   INTEGER
) STRICT;
