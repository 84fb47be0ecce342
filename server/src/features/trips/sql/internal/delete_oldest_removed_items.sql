-- Deletes the `p_surplus` removed items of a trip that were removed first, and notes their greatest version: whoever knows
-- only an earlier one has to read the whole trip. The caller holds the trip.
CREATE OR REPLACE FUNCTION delete_oldest_removed_items(p_trip_id uuid, p_surplus bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
  greatest_version bigint;
BEGIN
  SELECT array_agg(i.id), max(i.version) INTO ids, greatest_version FROM (
    SELECT id, version FROM trip_items WHERE trip_id = p_trip_id AND removed_at IS NOT NULL
    ORDER BY version, id LIMIT p_surplus) i;
  IF ids IS NULL THEN RETURN; END IF;
  DELETE FROM trip_bookings WHERE trip_id = p_trip_id AND item_id = ANY (ids);
  DELETE FROM trip_items WHERE trip_id = p_trip_id AND id = ANY (ids);
  UPDATE trips SET deleted_up_to = greatest(deleted_up_to, greatest_version) WHERE id = p_trip_id;
END $$;
