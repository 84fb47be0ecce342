-- Deletes a trip with everything that belongs to it; expenses that others have a part in stay. May be repeated.
CREATE OR REPLACE FUNCTION delete_trip(p_trip_id uuid, p_owner_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the trip.
  PERFORM FROM trips WHERE id = p_trip_id FOR UPDATE;
  -- Whoever writes an expense, or leaves the trip, holds the ledger before the trip's people.
  PERFORM pg_advisory_xact_lock(hashtextextended(p_trip_id::text, 25));
  DELETE FROM trip_invite_links WHERE trip_id = p_trip_id;
  DELETE FROM trip_bookings WHERE trip_id = p_trip_id;
  DELETE FROM trip_friends WHERE trip_id = p_trip_id;
  DELETE FROM public_trips WHERE trip_id = p_trip_id;
  DELETE FROM tour_trips WHERE trip_id = p_trip_id;
  DELETE FROM trips WHERE id = p_trip_id;
  DELETE FROM trip_items WHERE trip_id = p_trip_id;
  DELETE FROM trip_edits WHERE trip_id = p_trip_id;
  DELETE FROM trip_ticks WHERE trip_id = p_trip_id;
  DELETE FROM trip_checks WHERE trip_id = p_trip_id;
  DELETE FROM trip_summaries WHERE user_id = p_owner_id AND trip_id = p_trip_id;
  -- The job deletes the group, which is closed to all.
  UPDATE group_ends SET last_day = '-infinity' WHERE tour_id = p_trip_id;
  PERFORM close_trip_ledger(p_trip_id, p_owner_id);
END $$;
