-- What a language model replied to a deeper reflection.
--
-- Instants are milliseconds since 1970-01-01T00:00:00Z. A reply is there as a whole or not at all.
-- length(CAST(x AS BLOB)) counts bytes: length(x) would stop at the first U+0000 of a text.

-- Only what the person kept.
ALTER TABLE reflection ADD COLUMN reply TEXT CHECK (length(CAST(reply AS BLOB)) BETWEEN 1 AND 60000);
ALTER TABLE reflection ADD COLUMN reply_model TEXT CHECK (length(CAST(reply_model AS BLOB)) BETWEEN 1 AND 200);
ALTER TABLE reflection ADD COLUMN reply_made_at INTEGER
    CHECK ((reply IS NULL) = (reply_model IS NULL) AND (reply IS NULL) = (reply_made_at IS NULL));

-- Also what she has not decided on yet, with the deeper text that it answers.
ALTER TABLE draft ADD COLUMN reply TEXT CHECK (length(CAST(reply AS BLOB)) BETWEEN 1 AND 60000);
ALTER TABLE draft ADD COLUMN reply_model TEXT CHECK (length(CAST(reply_model AS BLOB)) BETWEEN 1 AND 200);
ALTER TABLE draft ADD COLUMN reply_made_at INTEGER
    CHECK ((reply IS NULL) = (reply_model IS NULL) AND (reply IS NULL) = (reply_made_at IS NULL));
ALTER TABLE draft ADD COLUMN reply_answers TEXT
    CHECK (length(CAST(reply_answers AS BLOB)) <= 10000000 AND (reply IS NULL) = (reply_answers IS NULL));
ALTER TABLE draft ADD COLUMN reply_is_kept INTEGER
    CHECK (reply_is_kept IN (0, 1) AND (reply IS NULL) = (reply_is_kept IS NULL));
