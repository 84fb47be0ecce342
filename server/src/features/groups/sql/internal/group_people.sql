-- The people of a group: the host of the tour and those with a seat, or the owner of the trip and the friends who are going.
CREATE OR REPLACE FUNCTION group_people(p_tour_id uuid) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT creator_id FROM tours WHERE id = p_tour_id
  UNION SELECT user_id FROM tour_participants WHERE tour_id = p_tour_id
  UNION SELECT user_id FROM trip_friends WHERE trip_id = p_tour_id AND state = 'going'
  UNION SELECT owner_id FROM trip_friends WHERE trip_id = p_tour_id AND state = 'going';
$$;
