-- Whether the user leads a group: as the host of the tour, or as the owner of the trip.
CREATE OR REPLACE FUNCTION is_group_host(p_user_id uuid, p_tour_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM tours WHERE id = p_tour_id AND creator_id = p_user_id)
    OR EXISTS (SELECT FROM trip_friends WHERE trip_id = p_tour_id AND owner_id = p_user_id AND state = 'going');
$$;
