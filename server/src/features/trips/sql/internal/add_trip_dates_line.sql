-- Tells the group of a trip the days to which `p_user_id` has moved it from `t`. A change within an hour of the last line, if
-- that is of the same person's dates, takes its place. It holds the group, so it is called before the rows of friends change.
CREATE OR REPLACE FUNCTION add_trip_dates_line(t trips, n trips, p_user_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  days jsonb := jsonb_build_object('start', n.start_date, 'end', n.start_date + n.day_count - 1);
  last group_entries%ROWTYPE;
  v_version bigint;
  at timestamptz := clock_timestamp();
BEGIN
  IF n.start_date IS NULL OR (n.start_date, n.day_count) IS NOT DISTINCT FROM (t.start_date, t.day_count) THEN RETURN; END IF;
  -- Nobody but the owner has ever been there.
  IF NOT EXISTS (SELECT FROM group_counters WHERE tour_id = n.id) THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(n.id::text, 23));
  SELECT * INTO last FROM group_entries WHERE tour_id = n.id ORDER BY number DESC LIMIT 1;
  IF last.kind = 'dates' AND last.from_id = p_user_id AND last.created_at > at - interval '1 hour' THEN
    v_version := next_in_group(n.id);
    UPDATE group_entries SET version = v_version, data = days, created_at = at
      WHERE tour_id = n.id AND number = last.number;
  ELSE
    PERFORM add_group_line(n.id, 'dates', p_user_id, days);
  END IF;
END $$;
