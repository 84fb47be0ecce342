-- Deletes a trip with everything that belongs to it. May be repeated.
CREATE OR REPLACE FUNCTION delete_trip(p_trip_id uuid, p_owner_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the trip.
  PERFORM FROM trips WHERE id = p_trip_id FOR UPDATE;
  DELETE FROM trip_invite_links WHERE trip_id = p_trip_id;
  DELETE FROM trip_friends WHERE trip_id = p_trip_id;
  DELETE FROM tour_trips WHERE trip_id = p_trip_id;
  DELETE FROM trips WHERE id = p_trip_id;
  DELETE FROM trip_items WHERE trip_id = p_trip_id;
  DELETE FROM trip_edits WHERE trip_id = p_trip_id;
  DELETE FROM trip_ticks WHERE trip_id = p_trip_id;
  DELETE FROM trip_checks WHERE trip_id = p_trip_id;
  DELETE FROM trip_summaries WHERE user_id = p_owner_id AND trip_id = p_trip_id;
  PERFORM delete_ledger(p_trip_id, 'infinity');
END $$;
