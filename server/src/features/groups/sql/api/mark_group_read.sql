-- Marks the entries of a group up to a number as read. The number of unread entries afterwards, at most 100; null if the
-- user is not a member. Marks only move forward.
CREATE OR REPLACE FUNCTION mark_group_read(p_tour_id uuid, p_user_id uuid, p_up_to bigint, p_today date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  newest bigint;
  mark bigint;
  n integer;
BEGIN
  IF NOT is_group_member(p_user_id, p_tour_id, p_today) THEN RETURN NULL; END IF;
  -- No entry is added while the unread ones are counted, and no other call of this user counts.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(p_tour_id::text, 23));
  PERFORM pg_advisory_xact_lock(hashtextextended(p_user_id::text || p_tour_id::text, 23));
  IF NOT is_group_member(p_user_id, p_tour_id, p_today) THEN RETURN NULL; END IF;
  SELECT last INTO newest FROM group_counters WHERE tour_id = p_tour_id;
  INSERT INTO group_members AS m (tour_id, user_id, read_up_to) VALUES (p_tour_id, p_user_id, least(p_up_to, coalesce(newest, 0)))
    ON CONFLICT (tour_id, user_id) DO UPDATE SET read_up_to = greatest(m.read_up_to, excluded.read_up_to)
    RETURNING read_up_to INTO mark;
  n := unread_in_group(p_tour_id, p_user_id, mark);
  UPDATE group_summaries SET unread = n WHERE user_id = p_user_id AND tour_id = p_tour_id AND unread <> n;
  RETURN n;
END $$;
