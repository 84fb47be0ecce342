-- Makes a trip that of a tour which its owner hosts. Returns 'tied', or the reason why not: 'tour' (the user does not host
-- the tour, or it is over or cancelled), 'taken' (the tour has another trip). The columns of `t` that lists show are copied.
CREATE OR REPLACE FUNCTION tie_trip(the_tour uuid, the_trip uuid, the_owner uuid, t trips, today date) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tours WHERE id = the_tour AND creator_id = the_owner AND cancelled_at IS NULL FOR KEY SHARE;
  IF NOT FOUND OR NOT is_group_member(the_owner, the_tour, today) THEN RETURN 'tour'; END IF;
  INSERT INTO tour_trips (tour_id, trip_id, title, place_id, start_date, day_count)
    VALUES (the_tour, the_trip, t.title, t.place_id, t.start_date, t.day_count) ON CONFLICT DO NOTHING;
  RETURN CASE WHEN FOUND THEN 'tied' ELSE 'taken' END;
END $$;
