-- Deletes the items of a trip that were removed before a time.
CREATE OR REPLACE FUNCTION forget_removed_items(the_trip uuid, removed_before timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM trips WHERE id = the_trip FOR UPDATE;
  PERFORM drop_removed_items(the_trip,
    (SELECT count(*) FROM trip_items WHERE trip_id = the_trip AND removed_at < removed_before));
END $$;
