-- Marks the entries of a group up to a number as read. The number of unread entries afterwards, at most 100; null if the
-- user is not a member. Marks only move forward.
CREATE OR REPLACE FUNCTION mark_group_read(the_tour uuid, the_user uuid, up_to bigint, today date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  newest bigint;
  mark bigint;
  n integer;
BEGIN
  IF NOT is_group_member(the_user, the_tour, today) THEN RETURN NULL; END IF;
  -- No entry is added while the unread ones are counted, and no other call of this user counts.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(the_tour::text, 23));
  PERFORM pg_advisory_xact_lock(hashtextextended(the_user::text || the_tour::text, 23));
  IF NOT is_group_member(the_user, the_tour, today) THEN RETURN NULL; END IF;
  SELECT last INTO newest FROM group_counters WHERE tour_id = the_tour;
  INSERT INTO group_members AS m (tour_id, user_id, read_up_to) VALUES (the_tour, the_user, least(up_to, coalesce(newest, 0)))
    ON CONFLICT (tour_id, user_id) DO UPDATE SET read_up_to = greatest(m.read_up_to, excluded.read_up_to)
    RETURNING read_up_to INTO mark;
  n := unread_in_group(the_tour, the_user, mark);
  UPDATE group_summaries SET unread = n WHERE user_id = the_user AND tour_id = the_tour AND unread <> n;
  RETURN n;
END $$;
