-- Ticks a check of a trip for the user, or takes that back; false if the user may not read the trip, or has ticked `most`
-- checks. May be repeated.
CREATE OR REPLACE FUNCTION tick_trip(the_trip uuid, the_user uuid, the_item text, is_done boolean, most integer, today date)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF hold_trip(the_trip, the_user, today) IS NULL THEN RETURN false; END IF;
  DELETE FROM trip_ticks WHERE trip_id = the_trip AND user_id = the_user AND item_id = the_item;
  IF NOT is_done THEN RETURN true; END IF;
  IF (SELECT count(*) FROM trip_ticks WHERE trip_id = the_trip AND user_id = the_user) >= most THEN RETURN false; END IF;
  INSERT INTO trip_ticks (trip_id, user_id, item_id) VALUES (the_trip, the_user, the_item);
  RETURN true;
END $$;
