-- What the user may do with a trip of this owner: 'owner', 'edit' or 'read' as a member of its tour, or null for nothing.
-- The owner is the host of the tour, so that members whom a block separates from the owner are none. A caller that has
-- read the trip gives its facts: in a cluster, to read them again would ask another node.
CREATE OR REPLACE FUNCTION decide_trip_right(p_trip_id uuid, p_owner_id uuid, p_members_may_edit boolean, p_user_id uuid, p_today date)
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_tour_id uuid;
BEGIN
  IF p_owner_id = p_user_id THEN RETURN 'owner'; END IF;
  SELECT tour_id INTO v_tour_id FROM tour_trips WHERE trip_id = p_trip_id;
  IF v_tour_id IS NULL OR NOT is_group_member(p_user_id, v_tour_id, p_today) THEN RETURN NULL; END IF;
  RETURN CASE WHEN p_members_may_edit THEN 'edit' ELSE 'read' END;
END $$;
