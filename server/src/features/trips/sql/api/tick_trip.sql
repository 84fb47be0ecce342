-- Ticks a check of a trip for the user, or takes that back; false if the user may not read the trip, or has ticked `p_most`
-- checks. May be repeated.
CREATE OR REPLACE FUNCTION tick_trip(p_trip_id uuid, p_user_id uuid, p_item text, p_is_done boolean, p_most integer, p_today date)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF lock_trip(p_trip_id, p_user_id, p_today) IS NULL THEN RETURN false; END IF;
  DELETE FROM trip_ticks WHERE trip_id = p_trip_id AND user_id = p_user_id AND item_id = p_item;
  IF NOT p_is_done THEN RETURN true; END IF;
  IF (SELECT count(*) FROM trip_ticks WHERE trip_id = p_trip_id AND user_id = p_user_id) >= p_most THEN RETURN false; END IF;
  INSERT INTO trip_ticks (trip_id, user_id, item_id) VALUES (p_trip_id, p_user_id, p_item);
  RETURN true;
END $$;
