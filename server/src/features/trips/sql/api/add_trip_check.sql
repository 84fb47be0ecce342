-- Adds a check to the user's checklist of a trip. Returns 'added' (also if it was there before), or the reason why not:
-- 'missing' (the user may not read the trip), 'full' (the user has added `p_most`).
CREATE OR REPLACE FUNCTION add_trip_check(p_trip_id uuid, p_user_id uuid, p_id uuid, p_kind text, p_text text,
  p_most integer, p_today date) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF lock_trip(p_trip_id, p_user_id, p_today) IS NULL THEN RETURN 'missing'; END IF;
  IF EXISTS (SELECT FROM trip_checks WHERE trip_id = p_trip_id AND user_id = p_user_id AND id = p_id) THEN
    RETURN 'added';
  END IF;
  IF (SELECT count(*) FROM trip_checks WHERE trip_id = p_trip_id AND user_id = p_user_id) >= p_most THEN RETURN 'full'; END IF;
  INSERT INTO trip_checks (trip_id, user_id, id, kind, text) VALUES (p_trip_id, p_user_id, p_id, p_kind, p_text);
  RETURN 'added';
END $$;
COMMENT ON FUNCTION add_trip_check IS 'outcome: added | missing | full';
