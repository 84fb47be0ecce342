-- Closes a tour to new participants, or opens it again. Outcome 'done', or the reason why not: 'missing' (also if the
-- user is not the host), 'cancelled', 'ended'. While it is closed the waitlist does not move up; opening it fills free
-- seats from it.
CREATE OR REPLACE FUNCTION set_joining(p_tour_id uuid, p_host_id uuid, p_is_open boolean, p_at timestamptz, p_today date,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < p_today THEN outcome := 'ended'; RETURN; END IF;
  UPDATE tours SET joining_closed_at = CASE WHEN p_is_open THEN NULL ELSE coalesce(joining_closed_at, p_at) END
    WHERE id = p_tour_id;
  PERFORM promote_waiting(p_tour_id);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION set_joining IS 'outcome: missing | cancelled | ended | done';
