-- Outcome 'done' (also if it was cancelled before), or 'missing' (also if the user is not the host). Empties the
-- waitlist and the requests. Participants, waiting users and those who asked are notified, and mailed unless the caller
-- does that.
DROP FUNCTION IF EXISTS cancel_tour(uuid, uuid, timestamptz);
CREATE OR REPLACE FUNCTION cancel_tour(p_tour_id uuid, p_host_id uuid, p_at timestamptz, p_is_mailed boolean DEFAULT true,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  concerned uuid[];
BEGIN
  SELECT * INTO t FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'done';
  IF t.cancelled_at IS NOT NULL THEN RETURN; END IF;
  UPDATE tours SET cancelled_at = p_at WHERE id = p_tour_id;
  WITH waited AS (DELETE FROM tour_waitlist WHERE tour_id = p_tour_id RETURNING user_id),
    asked AS (DELETE FROM tour_requests WHERE tour_id = p_tour_id RETURNING user_id)
  SELECT array_agg(user_id) INTO concerned FROM (
    SELECT user_id FROM tour_participants WHERE tour_id = p_tour_id UNION ALL SELECT user_id FROM waited
    UNION ALL SELECT user_id FROM asked) people;
  INSERT INTO notices (id, user_id, kind, tour_id) SELECT uuidv7(), u, 'cancelled', p_tour_id FROM unnest(concerned) u;
  IF p_is_mailed THEN PERFORM mail_about_tour(concerned, 'cancelled', p_tour_id); END IF;
END $$;
COMMENT ON FUNCTION cancel_tour IS 'outcome: missing | done';
