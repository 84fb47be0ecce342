-- Closes a poll for its author or the host of the group. False if the user is neither, or there is no such poll, or the
-- user may not see it. A repeated call changes nothing.
CREATE OR REPLACE FUNCTION close_poll(the_tour uuid, the_user uuid, the_number bigint, at timestamptz, today date)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  closed jsonb := jsonb_build_object('closedAt', at);
BEGIN
  IF NOT hold_group(the_tour, the_user, today) THEN RETURN false; END IF;
  SELECT * INTO e FROM group_entries WHERE tour_id = the_tour AND number = the_number AND kind = 'poll';
  IF e.from_id IS NULL OR are_blocked(e.from_id, the_user) OR is_suspended(e.from_id) THEN RETURN false; END IF;
  IF e.from_id <> the_user AND NOT EXISTS (SELECT FROM tours WHERE id = the_tour AND creator_id = the_user) THEN
    RETURN false;
  END IF;
  IF e.data ? 'closedAt' THEN RETURN true; END IF;
  UPDATE group_entries SET data = data || closed WHERE tour_id = the_tour AND number = the_number;
  PERFORM change_group_entry(the_tour, the_number);
  RETURN true;
END $$;
