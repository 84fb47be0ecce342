-- Outcome 'done', or 'missing' (also if the caller is not the host, or the user was neither removed nor declined). The user is notified,
-- but gets no seat.
CREATE OR REPLACE FUNCTION readmit_participant(the_tour uuid, the_host uuid, the_user uuid, OUT outcome text)
LANGUAGE plpgsql AS $$
BEGIN
  outcome := 'missing';
  PERFORM FROM tours WHERE id = the_tour AND creator_id = the_host FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM tour_removals WHERE tour_id = the_tour AND user_id = the_user;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO notices (id, user_id, kind, tour_id) VALUES (uuidv7(), the_user, 'readmitted', the_tour);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION readmit_participant IS 'outcome: missing | done';
