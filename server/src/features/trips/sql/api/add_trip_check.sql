-- Adds a check to the user's checklist of a trip. Returns 'added' (also if it was there before), or the reason why not:
-- 'missing' (the user may not read the trip), 'full' (the user has added `most`).
CREATE OR REPLACE FUNCTION add_trip_check(the_trip uuid, the_user uuid, the_id uuid, the_kind text, the_text text,
  most integer, today date) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF hold_trip(the_trip, the_user, today) IS NULL THEN RETURN 'missing'; END IF;
  IF EXISTS (SELECT FROM trip_checks WHERE trip_id = the_trip AND user_id = the_user AND id = the_id) THEN
    RETURN 'added';
  END IF;
  IF (SELECT count(*) FROM trip_checks WHERE trip_id = the_trip AND user_id = the_user) >= most THEN RETURN 'full'; END IF;
  INSERT INTO trip_checks (trip_id, user_id, id, kind, text) VALUES (the_trip, the_user, the_id, the_kind, the_text);
  RETURN 'added';
END $$;
COMMENT ON FUNCTION add_trip_check IS 'outcome: added | missing | full';
