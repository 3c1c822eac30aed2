-- Check-ins and spoken moods are counted by days from the index alone, without reading a row.
DROP INDEX spoken_entry_by_day;
CREATE INDEX spoken_entry_by_day ON spoken_entry (day, mood, deleted_at) WHERE deleted_at IS NULL;
DROP INDEX check_in_by_day;
CREATE INDEX check_in_by_day ON check_in (day, rating, deleted_at) WHERE deleted_at IS NULL;
