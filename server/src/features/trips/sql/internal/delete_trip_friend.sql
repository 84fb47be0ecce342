-- Takes somebody off a trip, or withdraws the invitation to it; false if there is none. `p_quiet`: the group is not told.
DROP FUNCTION IF EXISTS delete_trip_friend(uuid, uuid, date);
CREATE OR REPLACE FUNCTION delete_trip_friend(p_trip_id uuid, p_user_id uuid, p_today date, p_quiet boolean DEFAULT false) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  f trip_friends%ROWTYPE;
BEGIN
  -- Whoever writes in the group, or adds an expense, holds it or the ledger and decides again who may.
  PERFORM pg_advisory_xact_lock(hashtextextended(p_trip_id::text, 23));
  PERFORM pg_advisory_xact_lock(hashtextextended(p_trip_id::text, 25));
  DELETE FROM trip_friends WHERE trip_id = p_trip_id AND user_id = p_user_id RETURNING * INTO f;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM trip_bookings WHERE user_id = p_user_id AND trip_id = p_trip_id;
  IF f.state = 'going' THEN
    PERFORM leave_group(p_trip_id, p_user_id, p_quiet);
    PERFORM leave_trip_expenses(p_trip_id, p_user_id, f.start_date, p_today);
  END IF;
  RETURN true;
END $$;
