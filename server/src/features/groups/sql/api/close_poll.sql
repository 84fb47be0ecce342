-- Closes a poll for its author or the host of the group. False if the user is neither, or there is no such poll, or the
-- user may not see it. A repeated call changes nothing.
CREATE OR REPLACE FUNCTION close_poll(p_tour_id uuid, p_user_id uuid, p_number bigint, p_at timestamptz, p_today date)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  closed jsonb := jsonb_build_object('closedAt', p_at);
BEGIN
  IF NOT lock_group(p_tour_id, p_user_id, p_today) THEN RETURN false; END IF;
  SELECT * INTO e FROM group_entries WHERE tour_id = p_tour_id AND number = p_number AND kind = 'poll';
  IF e.from_id IS NULL OR are_blocked(e.from_id, p_user_id) OR is_suspended(e.from_id) THEN RETURN false; END IF;
  IF e.from_id <> p_user_id AND NOT is_group_host(p_user_id, p_tour_id) THEN
    RETURN false;
  END IF;
  IF e.data ? 'closedAt' THEN RETURN true; END IF;
  UPDATE group_entries SET data = data || closed WHERE tour_id = p_tour_id AND number = p_number;
  PERFORM change_group_entry(p_tour_id, p_number);
  RETURN true;
END $$;
