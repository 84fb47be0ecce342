-- How many entries of a group after `p_mark` a member has not read, at most 100: those of others, without whom a block hides.
CREATE OR REPLACE FUNCTION unread_in_group(p_tour_id uuid, p_reader_id uuid, p_mark bigint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  hidden uuid[] := ARRAY(SELECT blocked_id FROM blocks WHERE blocker_id = p_reader_id
    UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = p_reader_id) || p_reader_id;
  n integer;
BEGIN
  SELECT count(*) INTO n FROM (
    SELECT number FROM group_entries
    WHERE tour_id = p_tour_id AND number > p_mark AND kind IN ('message', 'poll', 'meeting') AND from_id <> ALL (hidden)
    LIMIT 100) after_mark;
  RETURN n;
END $$;
