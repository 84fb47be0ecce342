-- Somebody answers an invitation to a trip. Outcome 'answered' (also for a repetition), or 'missing': there is none, it was
-- withdrawn or declined, or a block or a suspension hides its owner.
CREATE OR REPLACE FUNCTION answer_trip_invitation(p_user_id uuid, p_trip_id uuid, p_answer text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_owner_id uuid;
  f trip_friends%ROWTYPE;
BEGIN
  SELECT owner_id INTO v_owner_id FROM trip_friends WHERE trip_id = p_trip_id AND user_id = p_user_id;
  IF NOT FOUND OR NOT lock_pair(v_owner_id, p_user_id) THEN RETURN 'missing'; END IF;
  IF are_blocked(v_owner_id, p_user_id) OR is_suspended(v_owner_id) THEN RETURN 'missing'; END IF;
  -- Whoever takes somebody off the trip holds its group before them.
  PERFORM pg_advisory_xact_lock(hashtextextended(p_trip_id::text, 23));
  UPDATE trip_friends SET state = p_answer
    WHERE trip_id = p_trip_id AND user_id = p_user_id AND state = 'invited' RETURNING * INTO f;
  IF FOUND AND p_answer = 'going' THEN PERFORM join_trip_group(f); END IF;
  PERFORM FROM trip_friends WHERE trip_id = p_trip_id AND user_id = p_user_id AND state = p_answer;
  RETURN CASE WHEN FOUND THEN 'answered' ELSE 'missing' END;
END $$;
COMMENT ON FUNCTION answer_trip_invitation IS 'outcome: answered | missing';
