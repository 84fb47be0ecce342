-- Makes a trip that of a tour which its owner hosts. Returns 'tied', or the reason why not: 'tour' (the user does not host
-- the tour, or it is over or cancelled), 'taken' (the tour has another trip). The columns of `t` that lists show are copied.
CREATE OR REPLACE FUNCTION link_trip(p_tour_id uuid, p_trip_id uuid, p_owner_id uuid, t trips, p_today date) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tours WHERE id = p_tour_id AND creator_id = p_owner_id AND cancelled_at IS NULL FOR KEY SHARE;
  IF NOT FOUND OR NOT is_group_member(p_owner_id, p_tour_id, p_today) THEN RETURN 'tour'; END IF;
  INSERT INTO tour_trips (tour_id, trip_id, title, place_id, start_date, day_count)
    VALUES (p_tour_id, p_trip_id, t.title, t.place_id, t.start_date, t.day_count) ON CONFLICT DO NOTHING;
  RETURN CASE WHEN FOUND THEN 'tied' ELSE 'taken' END;
END $$;
