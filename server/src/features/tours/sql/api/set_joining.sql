-- Closes a tour to new participants, or opens it again. Outcome 'done', or the reason why not: 'missing' (also if the
-- user is not the host), 'cancelled', 'ended'. While it is closed the waitlist does not move up; opening it fills free
-- seats from it.
CREATE OR REPLACE FUNCTION set_joining(the_tour uuid, the_host uuid, is_open boolean, at timestamptz, today date,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour AND creator_id = the_host FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < today THEN outcome := 'ended'; RETURN; END IF;
  UPDATE tours SET joining_closed_at = CASE WHEN is_open THEN NULL ELSE coalesce(joining_closed_at, at) END
    WHERE id = the_tour;
  PERFORM promote_waiting(the_tour);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION set_joining IS 'outcome: missing | cancelled | ended | done';
