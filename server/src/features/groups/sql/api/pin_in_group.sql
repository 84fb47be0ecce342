-- Pins a message of the host's group, or takes that back. False if the user is not the host, or may not see the message. A
-- repeated call changes nothing.
CREATE OR REPLACE FUNCTION pin_in_group(the_tour uuid, the_host uuid, the_number bigint, is_pinned boolean, today date)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
  at timestamptz := CASE WHEN is_pinned THEN clock_timestamp() END;
BEGIN
  IF NOT EXISTS (SELECT FROM tours WHERE id = the_tour AND creator_id = the_host) THEN RETURN false; END IF;
  IF NOT hold_group(the_tour, the_host, today) THEN RETURN false; END IF;
  SELECT from_id INTO author FROM group_entries WHERE tour_id = the_tour AND number = the_number AND kind = 'message';
  IF author IS NULL OR are_blocked(author, the_host) OR is_suspended(author) THEN RETURN false; END IF;
  UPDATE group_entries SET pinned_at = at
    WHERE tour_id = the_tour AND number = the_number AND (pinned_at IS NOT NULL) <> is_pinned;
  IF FOUND THEN PERFORM change_group_entry(the_tour, the_number); END IF;
  RETURN true;
END $$;
