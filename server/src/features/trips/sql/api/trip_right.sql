-- What the user may do with a trip, as `decide_trip_right` says; null for nothing, or no trip.
CREATE OR REPLACE FUNCTION trip_right(p_trip_id uuid, p_user_id uuid, p_today date) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  t trips%ROWTYPE;
BEGIN
  SELECT * INTO t FROM trips WHERE id = p_trip_id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN decide_trip_right(t.id, t.owner_id, t.members_may_edit, p_user_id, p_today);
END $$;
