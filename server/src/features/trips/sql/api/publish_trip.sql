-- The owner of a trip asks for its public page, in place of the one before, to which nobody's agreement counts any more. The
-- friends who change the trip are told. Outcome 'published' (it is public once all of them have agreed), or the reason why
-- not: 'missing' (no such trip of the owner), 'tour' (it is the plan of a tour), 'early' (its last day is not over, or
-- unknown), 'hidden' (the moderators have hidden its page).
CREATE OR REPLACE FUNCTION publish_trip(p_owner_id uuid, p_trip_id uuid, p_public_id uuid, p_first_name boolean,
  p_indexed boolean, p_content jsonb, p_at timestamptz, p_today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_last_day date;
BEGIN
  IF lock_trip(p_trip_id, p_owner_id, p_today) IS DISTINCT FROM 'owner' THEN RETURN 'missing'; END IF;
  IF EXISTS (SELECT FROM tour_trips WHERE trip_id = p_trip_id) THEN RETURN 'tour'; END IF;
  SELECT start_date + day_count - 1 INTO v_last_day FROM trips WHERE id = p_trip_id;
  IF v_last_day IS NULL OR v_last_day >= p_today THEN RETURN 'early'; END IF;
  INSERT INTO public_trips AS p (public_id, trip_id, owner_id, first_name, indexed, last_day, content, created_at)
    VALUES (p_public_id, p_trip_id, p_owner_id, p_first_name, p_indexed, v_last_day, p_content, p_at)
    ON CONFLICT (trip_id) DO UPDATE SET public_id = excluded.public_id, first_name = excluded.first_name,
      indexed = excluded.indexed, last_day = excluded.last_day, content = excluded.content, created_at = excluded.created_at,
      ended_at = NULL
    WHERE p.hidden_at IS NULL;
  IF NOT FOUND THEN RETURN 'hidden'; END IF;
  INSERT INTO notices (id, user_id, kind, trip_id, actor_id)
    SELECT uuidv7(), user_id, 'publishAsked', p_trip_id, p_owner_id FROM trip_friends
    WHERE trip_id = p_trip_id AND state = 'going' AND may_edit;
  RETURN 'published';
END $$;
COMMENT ON FUNCTION publish_trip IS 'outcome: published | missing | tour | early | hidden';
