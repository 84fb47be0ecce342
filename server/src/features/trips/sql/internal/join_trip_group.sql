-- Tells the group of a trip that a friend is going now, which makes the group if there was none, and when it ends. The
-- friend can be in expenses of any day again. The caller holds the group.
CREATE OR REPLACE FUNCTION join_trip_group(f trip_friends) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO group_ends (tour_id, last_day) VALUES (f.trip_id, coalesce(f.start_date + f.day_count - 1, 'infinity'))
    ON CONFLICT (tour_id) DO UPDATE SET last_day = greatest(group_ends.last_day, excluded.last_day);
  PERFORM join_group(f.trip_id, f.user_id, 'joined');
END $$;
