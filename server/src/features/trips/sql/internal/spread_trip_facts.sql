-- Tells the lists of a trip what they show of it, and its group on which day it ends. The caller holds the trip.
CREATE OR REPLACE FUNCTION spread_trip_facts(t trips, p_today date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE trip_summaries SET title = t.title, place_id = t.place_id, start_date = t.start_date, day_count = t.day_count
    WHERE user_id = t.owner_id AND trip_id = t.id;
  UPDATE trip_friends SET title = t.title, place_id = t.place_id, start_date = t.start_date, day_count = t.day_count
    WHERE trip_id = t.id;
  -- A page of a trip that is ahead again is not public.
  UPDATE public_trips SET last_day = t.start_date + t.day_count - 1 WHERE trip_id = t.id;
  -- A conversation is kept for a year from now, however early the days are said to be.
  INSERT INTO group_ends (tour_id, last_day)
    SELECT t.id, greatest(coalesce(t.start_date + t.day_count - 1, 'infinity'), p_today)
    WHERE EXISTS (SELECT FROM trip_friends f WHERE f.trip_id = t.id)
      OR EXISTS (SELECT FROM group_ends e WHERE e.tour_id = t.id)
    ON CONFLICT (tour_id) DO UPDATE SET last_day = excluded.last_day;
  UPDATE tour_trips SET title = t.title, place_id = t.place_id, start_date = t.start_date, day_count = t.day_count
    WHERE trip_id = t.id;
END $$;
