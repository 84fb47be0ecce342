-- Removes a check that the user has added to a trip; false if there is none, or the user may not read the trip.
CREATE OR REPLACE FUNCTION remove_trip_check(the_trip uuid, the_user uuid, the_id uuid, today date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF hold_trip(the_trip, the_user, today) IS NULL THEN RETURN false; END IF;
  DELETE FROM trip_ticks WHERE trip_id = the_trip AND user_id = the_user AND item_id = the_id::text;
  DELETE FROM trip_checks WHERE trip_id = the_trip AND user_id = the_user AND id = the_id;
  RETURN FOUND;
END $$;
