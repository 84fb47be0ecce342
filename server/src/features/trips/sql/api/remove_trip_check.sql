-- Removes a check that the user has added to a trip; false if there is none, or the user may not read the trip.
CREATE OR REPLACE FUNCTION remove_trip_check(p_trip_id uuid, p_user_id uuid, p_id uuid, p_today date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF lock_trip(p_trip_id, p_user_id, p_today) IS NULL THEN RETURN false; END IF;
  DELETE FROM trip_ticks WHERE trip_id = p_trip_id AND user_id = p_user_id AND item_id = p_id::text;
  DELETE FROM trip_checks WHERE trip_id = p_trip_id AND user_id = p_user_id AND id = p_id;
  RETURN FOUND;
END $$;
