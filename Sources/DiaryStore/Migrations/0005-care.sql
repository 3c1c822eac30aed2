-- When the person last said that she is safe after a text of hers called for help.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z. That a text calls for help is not stored anywhere: it is
-- found out from the texts. No row = she never said so, or took it back.

CREATE TABLE care (
    row       INTEGER PRIMARY KEY CHECK (row = 1),
    ended_at  INTEGER NOT NULL
) STRICT;

-- Who looks after a person asks for what was changed in the last days, on every visit.
CREATE INDEX reflection_by_edit ON reflection (edited_at) WHERE edited_at IS NOT NULL;
