-- Deletes the `surplus` removed items of a trip that were removed first, and notes their greatest version: whoever knows
-- only an earlier one has to read the whole trip. The caller holds the trip.
CREATE OR REPLACE FUNCTION drop_removed_items(the_trip uuid, surplus bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
  greatest_version bigint;
BEGIN
  SELECT array_agg(i.id), max(i.version) INTO ids, greatest_version FROM (
    SELECT id, version FROM trip_items WHERE trip_id = the_trip AND removed_at IS NOT NULL
    ORDER BY version, id LIMIT surplus) i;
  IF ids IS NULL THEN RETURN; END IF;
  DELETE FROM trip_items WHERE trip_id = the_trip AND id = ANY (ids);
  UPDATE trips SET deleted_up_to = greatest(deleted_up_to, greatest_version) WHERE id = the_trip;
END $$;
