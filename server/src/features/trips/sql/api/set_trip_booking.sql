-- Sets the user's encrypted booking reference of an item, or removes it if `p_sealed` is null. Returns 'set', also if there was
-- none to remove, or the reason why not: 'missing' (the user may not read the trip, or it has no such item), 'full' (the
-- user has `p_most` of the trip).
CREATE OR REPLACE FUNCTION set_trip_booking(p_trip_id uuid, p_user_id uuid, p_item_id uuid, p_sealed text, p_most integer,
  p_at timestamptz, p_today date) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF lock_trip(p_trip_id, p_user_id, p_today) IS NULL THEN RETURN 'missing'; END IF;
  IF p_sealed IS NULL THEN
    DELETE FROM trip_bookings WHERE user_id = p_user_id AND trip_id = p_trip_id AND item_id = p_item_id;
    RETURN 'set';
  END IF;
  PERFORM FROM trip_items WHERE trip_id = p_trip_id AND id = p_item_id AND removed_at IS NULL;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF (SELECT count(*) FROM trip_bookings WHERE user_id = p_user_id AND trip_id = p_trip_id AND item_id <> p_item_id) >= p_most THEN
    RETURN 'full';
  END IF;
  INSERT INTO trip_bookings (user_id, trip_id, item_id, sealed, created_at)
    VALUES (p_user_id, p_trip_id, p_item_id, p_sealed, p_at)
    ON CONFLICT (user_id, trip_id, item_id) DO UPDATE SET sealed = excluded.sealed, created_at = excluded.created_at;
  RETURN 'set';
END $$;
COMMENT ON FUNCTION set_trip_booking IS 'outcome: set | missing | full';
