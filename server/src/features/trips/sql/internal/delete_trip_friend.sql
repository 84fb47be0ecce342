-- Takes somebody off a trip, or withdraws the invitation to it; false if there is none.
CREATE OR REPLACE FUNCTION delete_trip_friend(p_trip_id uuid, p_user_id uuid, p_today date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  f trip_friends%ROWTYPE;
BEGIN
  -- Whoever adds an expense holds the ledger and decides again who may.
  PERFORM pg_advisory_xact_lock(hashtextextended(p_trip_id::text, 25));
  DELETE FROM trip_friends WHERE trip_id = p_trip_id AND user_id = p_user_id RETURNING * INTO f;
  IF NOT FOUND THEN RETURN false; END IF;
  IF f.state = 'going' THEN PERFORM leave_trip_expenses(p_trip_id, p_user_id, f.start_date, p_today); END IF;
  RETURN true;
END $$;
