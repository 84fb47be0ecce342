-- Notes that a member is at the newest meeting point, or takes that back. Outcome 'done' with the number of the meeting
-- point, 'missing' (the user is not a member, or there is no meeting point), or 'day' (the meeting is on another day in
-- India). A repeated call changes nothing.
CREATE OR REPLACE FUNCTION arrive_in_group(the_tour uuid, the_user uuid, is_here boolean, at timestamptz, today date,
  OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
BEGIN
  outcome := 'missing';
  IF NOT hold_group(the_tour, the_user, today) THEN RETURN; END IF;
  SELECT * INTO e FROM group_entries WHERE tour_id = the_tour AND kind = 'meeting' ORDER BY number DESC LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  entry_number := e.number;
  IF ((e.data->>'meetAt')::timestamptz AT TIME ZONE 'Asia/Kolkata')::date <> today THEN outcome := 'day'; RETURN; END IF;
  IF is_here THEN
    INSERT INTO group_arrivals (tour_id, number, user_id, at) VALUES (the_tour, e.number, the_user, at) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM group_arrivals WHERE tour_id = the_tour AND number = e.number AND user_id = the_user;
  END IF;
  IF FOUND THEN PERFORM change_group_entry(the_tour, e.number); END IF;
  outcome := 'done';
END $$;
COMMENT ON FUNCTION arrive_in_group IS 'outcome: done (entry_number) | missing | day';
