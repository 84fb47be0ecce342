-- Deletes the items of a trip that were removed before a time.
CREATE OR REPLACE FUNCTION delete_removed_items(p_trip_id uuid, p_removed_before timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM trips WHERE id = p_trip_id FOR UPDATE;
  PERFORM delete_oldest_removed_items(p_trip_id,
    (SELECT count(*) FROM trip_items WHERE trip_id = p_trip_id AND removed_at < p_removed_before));
END $$;
