-- Notes that a member is at the newest meeting point, or takes that back. Outcome 'done' with the number of the meeting
-- point, 'missing' (the user is not a member, or there is no meeting point), or 'day' (the meeting is on another day in
-- India). A repeated call changes nothing.
CREATE OR REPLACE FUNCTION arrive_in_group(p_tour_id uuid, p_user_id uuid, p_is_here boolean, p_at timestamptz, p_today date,
  OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
BEGIN
  outcome := 'missing';
  IF NOT lock_group(p_tour_id, p_user_id, p_today) THEN RETURN; END IF;
  SELECT * INTO e FROM group_entries WHERE tour_id = p_tour_id AND kind = 'meeting' ORDER BY number DESC LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  entry_number := e.number;
  IF ((e.data->>'meetAt')::timestamptz AT TIME ZONE 'Asia/Kolkata')::date <> p_today THEN outcome := 'day'; RETURN; END IF;
  IF p_is_here THEN
    INSERT INTO group_arrivals (tour_id, number, user_id, at) VALUES (p_tour_id, e.number, p_user_id, p_at) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM group_arrivals WHERE tour_id = p_tour_id AND number = e.number AND user_id = p_user_id;
  END IF;
  IF FOUND THEN PERFORM change_group_entry(p_tour_id, e.number); END IF;
  outcome := 'done';
END $$;
COMMENT ON FUNCTION arrive_in_group IS 'outcome: done (entry_number) | missing | day';
