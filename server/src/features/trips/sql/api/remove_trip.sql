-- Deletes a trip of the user; false if there is none.
CREATE OR REPLACE FUNCTION remove_trip(p_trip_id uuid, p_user_id uuid, p_today date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF lock_trip(p_trip_id, p_user_id, p_today) IS DISTINCT FROM 'owner' THEN RETURN false; END IF;
  PERFORM delete_trip(p_trip_id, p_user_id);
  RETURN true;
END $$;
