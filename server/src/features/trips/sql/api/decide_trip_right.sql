-- What the user may do with a trip of this owner: 'owner', 'edit' or 'read' as somebody who accepted an invitation to it or
-- as a member of its tour, or null for nothing.
-- The owner is the host of the tour, so that members whom a block separates from the owner are none. A caller that has
-- read the trip gives its facts: in a cluster, to read them again would ask another node.
CREATE OR REPLACE FUNCTION decide_trip_right(p_trip_id uuid, p_owner_id uuid, p_members_may_edit boolean, p_user_id uuid, p_today date)
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_tour_id uuid;
  v_may_edit boolean;
BEGIN
  IF p_owner_id = p_user_id THEN RETURN 'owner'; END IF;
  SELECT may_edit INTO v_may_edit FROM trip_friends
    WHERE trip_id = p_trip_id AND user_id = p_user_id AND state = 'going'
      AND NOT are_blocked(p_owner_id, p_user_id) AND NOT is_suspended(p_owner_id);
  IF v_may_edit THEN RETURN 'edit'; END IF;
  SELECT tour_id INTO v_tour_id FROM tour_trips WHERE trip_id = p_trip_id;
  IF v_tour_id IS NULL OR NOT is_group_member(p_user_id, v_tour_id, p_today) THEN
    RETURN CASE WHEN v_may_edit IS NOT NULL THEN 'read' END;
  END IF;
  RETURN CASE WHEN p_members_may_edit THEN 'edit' ELSE 'read' END;
END $$;
