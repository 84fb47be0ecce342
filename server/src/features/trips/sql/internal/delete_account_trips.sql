-- Deletes the trips of a deleted account, and takes its id off those of others.
CREATE OR REPLACE FUNCTION delete_account_trips(p_user_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_trip_id uuid;
BEGIN
  FOR v_trip_id IN SELECT trip_id FROM trip_summaries WHERE user_id = p_user_id LOOP
    PERFORM delete_trip(v_trip_id, p_user_id);
  END LOOP;
  UPDATE trips SET changed_by = NULL WHERE changed_by = p_user_id;
END $$;
