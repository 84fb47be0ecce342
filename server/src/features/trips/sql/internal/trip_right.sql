-- What the user may do with a trip: 'owner', 'edit' or 'read' as a member of its tour; null for nothing, or no trip. The
-- owner is the host of the tour, so that members whom a block separates from the owner are none.
CREATE OR REPLACE FUNCTION trip_right(p_trip_id uuid, p_user_id uuid, p_today date) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  t trips%ROWTYPE;
  the_tour uuid;
BEGIN
  SELECT * INTO t FROM trips WHERE id = p_trip_id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF t.owner_id = p_user_id THEN RETURN 'owner'; END IF;
  SELECT tour_id INTO the_tour FROM tour_trips WHERE trip_id = p_trip_id;
  IF the_tour IS NULL OR NOT is_group_member(p_user_id, the_tour, p_today) THEN RETURN NULL; END IF;
  RETURN CASE WHEN t.members_may_edit THEN 'edit' ELSE 'read' END;
END $$;
