-- Holds a trip until the end of the transaction, and the user's account, which cannot be deleted meanwhile; returns what
-- the user may do with the trip, as `trip_right`. Call it as a statement of its own: a check in the same statement would
-- see the data from before the wait.
CREATE OR REPLACE FUNCTION hold_trip(the_trip uuid, the_user uuid, today date) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF trip_right(the_trip, the_user, today) IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id = the_user FOR KEY SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM FROM trips WHERE id = the_trip FOR UPDATE;
  -- The user may have lost the right, or the trip may be gone, while the function waited.
  RETURN trip_right(the_trip, the_user, today);
END $$;
