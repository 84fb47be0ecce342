-- Deletes a trip with everything that belongs to it. May be repeated.
CREATE OR REPLACE FUNCTION forget_trip(the_trip uuid, the_owner uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of the trip.
  PERFORM FROM trips WHERE id = the_trip FOR UPDATE;
  DELETE FROM tour_trips WHERE trip_id = the_trip;
  DELETE FROM trips WHERE id = the_trip;
  DELETE FROM trip_items WHERE trip_id = the_trip;
  DELETE FROM trip_edits WHERE trip_id = the_trip;
  DELETE FROM trip_ticks WHERE trip_id = the_trip;
  DELETE FROM trip_checks WHERE trip_id = the_trip;
  DELETE FROM trip_summaries WHERE user_id = the_owner AND trip_id = the_trip;
  PERFORM forget_ledger(the_trip, 'infinity');
END $$;
