-- Pins a message of the host's group, or takes that back. False if the user is not the host, or may not see the message. A
-- repeated call changes nothing.
CREATE OR REPLACE FUNCTION pin_in_group(p_tour_id uuid, p_host_id uuid, p_number bigint, p_is_pinned boolean, p_today date)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
  at timestamptz := CASE WHEN p_is_pinned THEN clock_timestamp() END;
BEGIN
  IF NOT is_group_host(p_host_id, p_tour_id) THEN RETURN false; END IF;
  IF NOT lock_group(p_tour_id, p_host_id, p_today) THEN RETURN false; END IF;
  SELECT from_id INTO author FROM group_entries WHERE tour_id = p_tour_id AND number = p_number AND kind = 'message';
  IF author IS NULL OR are_blocked(author, p_host_id) OR is_suspended(author) THEN RETURN false; END IF;
  UPDATE group_entries SET pinned_at = at
    WHERE tour_id = p_tour_id AND number = p_number AND (pinned_at IS NOT NULL) <> p_is_pinned;
  IF FOUND THEN PERFORM change_group_entry(p_tour_id, p_number); END IF;
  RETURN true;
END $$;
