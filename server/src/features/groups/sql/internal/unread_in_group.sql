-- How many entries of a group after `mark` a member has not read, at most 100: those of others, without whom a block hides.
CREATE OR REPLACE FUNCTION unread_in_group(the_tour uuid, reader uuid, mark bigint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  hidden uuid[] := ARRAY(SELECT blocked_id FROM blocks WHERE blocker_id = reader
    UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = reader) || reader;
  n integer;
BEGIN
  SELECT count(*) INTO n FROM (
    SELECT number FROM group_entries
    WHERE tour_id = the_tour AND number > mark AND kind IN ('message', 'poll', 'meeting') AND from_id <> ALL (hidden)
    LIMIT 100) after_mark;
  RETURN n;
END $$;
