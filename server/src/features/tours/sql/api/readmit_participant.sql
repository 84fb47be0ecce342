-- Outcome 'done', or 'missing' (also if the caller is not the host, or the user was neither removed nor declined). The user is notified,
-- but gets no seat.
CREATE OR REPLACE FUNCTION readmit_participant(p_tour_id uuid, p_host_id uuid, p_user_id uuid, OUT outcome text)
LANGUAGE plpgsql AS $$
BEGIN
  outcome := 'missing';
  PERFORM FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM tour_removals WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO notices (id, user_id, kind, tour_id) VALUES (uuidv7(), p_user_id, 'readmitted', p_tour_id);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION readmit_participant IS 'outcome: missing | done';
