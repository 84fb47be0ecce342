-- The owner of a trip invites somebody whom they follow or are matched with. Outcome 'invited' (also if they were before, or
-- are going; who has declined stays so), or the reason why not: 'missing' (no such trip of the owner, or no such person),
-- 'tour' (people join the tour of the trip instead), 'full' (`p_most` people are invited or going).
CREATE OR REPLACE FUNCTION invite_to_trip(p_owner_id uuid, p_trip_id uuid, p_user_id uuid, p_may_edit boolean, p_most integer,
  p_at timestamptz, p_today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  t trips%ROWTYPE;
BEGIN
  IF p_owner_id = p_user_id OR NOT lock_pair(p_owner_id, p_user_id) THEN RETURN 'missing'; END IF;
  IF are_blocked(p_owner_id, p_user_id) OR is_suspended(p_user_id) THEN RETURN 'missing'; END IF;
  IF NOT EXISTS (SELECT FROM follows WHERE follower_id = p_owner_id AND followed_id = p_user_id)
    AND NOT are_matched(p_owner_id, p_user_id) THEN RETURN 'missing'; END IF;
  IF lock_trip(p_trip_id, p_owner_id, p_today) IS DISTINCT FROM 'owner' THEN RETURN 'missing'; END IF;
  IF EXISTS (SELECT FROM tour_trips WHERE trip_id = p_trip_id) THEN RETURN 'tour'; END IF;
  -- The trip may be on another node, which lets it go before what is written here can be seen.
  PERFORM pg_advisory_xact_lock(hashtextextended('trip friends ' || p_trip_id, 0));
  IF EXISTS (SELECT FROM trip_friends WHERE trip_id = p_trip_id AND user_id = p_user_id) THEN RETURN 'invited'; END IF;
  IF count_trip_friends(p_trip_id) >= p_most THEN RETURN 'full'; END IF;
  SELECT * INTO t FROM trips WHERE id = p_trip_id;
  INSERT INTO trip_friends (trip_id, user_id, owner_id, state, may_edit, title, place_id, start_date, day_count, created_at)
    VALUES (p_trip_id, p_user_id, p_owner_id, 'invited', p_may_edit, t.title, t.place_id, t.start_date, t.day_count, p_at);
  RETURN 'invited';
END $$;
COMMENT ON FUNCTION invite_to_trip IS 'outcome: invited | missing | tour | full';
