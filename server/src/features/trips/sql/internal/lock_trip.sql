-- Holds a trip until the end of the transaction, and the user's account, which cannot be deleted meanwhile; returns what
-- the user may do with the trip, as `trip_right`. Call it as a statement of its own: a check in the same statement would
-- see the data from before the wait.
CREATE OR REPLACE FUNCTION lock_trip(p_trip_id uuid, p_user_id uuid, p_today date) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF trip_right(p_trip_id, p_user_id, p_today) IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id = p_user_id FOR KEY SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM FROM trips WHERE id = p_trip_id FOR UPDATE;
  -- The user may have lost the right, or the trip may be gone, while the function waited.
  RETURN trip_right(p_trip_id, p_user_id, p_today);
END $$;
