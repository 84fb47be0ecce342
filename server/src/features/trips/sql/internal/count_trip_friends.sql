-- The number of people who are invited to a trip or going. Whoever adds one holds the trip, and its friends here.
CREATE OR REPLACE FUNCTION count_trip_friends(p_trip_id uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer FROM trip_friends WHERE trip_id = p_trip_id AND state <> 'declined';
$$;
