-- Deletes a trip of the user; false if there is none.
CREATE OR REPLACE FUNCTION remove_trip(the_trip uuid, the_user uuid, today date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF hold_trip(the_trip, the_user, today) IS DISTINCT FROM 'owner' THEN RETURN false; END IF;
  PERFORM forget_trip(the_trip, the_user);
  RETURN true;
END $$;
