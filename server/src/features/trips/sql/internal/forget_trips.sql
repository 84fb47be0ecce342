-- Deletes the trips of a deleted account, and takes its id off those of others.
CREATE OR REPLACE FUNCTION forget_trips(the_user uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  the_trip uuid;
BEGIN
  FOR the_trip IN SELECT trip_id FROM trip_summaries WHERE user_id = the_user LOOP
    PERFORM forget_trip(the_trip, the_user);
  END LOOP;
  UPDATE trips SET changed_by = NULL WHERE changed_by = the_user;
END $$;
