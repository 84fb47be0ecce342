-- Adds a poll or a meeting point to the group of a tour. Outcome 'sent' with its number (also for a repetition with the
-- same key), or 'missing' (the user is not a member, or not the host for a meeting point), or 'key' (the key belongs to
-- another entry); of a new entry also 'cancelled' (the tour is), or 'time' (`p_in_time` is false: its time is over or too
-- late).
DROP FUNCTION IF EXISTS post_in_group(uuid, uuid, text, text, jsonb, uuid, date);
CREATE OR REPLACE FUNCTION post_in_group(p_tour_id uuid, p_author_id uuid, p_kind text, p_text text, p_data jsonb,
  p_key uuid, p_today date, p_in_time boolean, OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
BEGIN
  IF p_kind = 'meeting' AND NOT is_group_host(p_author_id, p_tour_id) THEN
    outcome := 'missing'; RETURN;
  END IF;
  IF NOT lock_group(p_tour_id, p_author_id, p_today) THEN outcome := 'missing'; RETURN; END IF;
  IF NOT EXISTS (SELECT FROM group_entries WHERE tour_id = p_tour_id AND from_id = p_author_id AND key = p_key) THEN
    IF is_tour_cancelled(p_tour_id) THEN outcome := 'cancelled'; RETURN; END IF;
    IF NOT p_in_time THEN outcome := 'time'; RETURN; END IF;
  END IF;
  SELECT * INTO outcome, entry_number
    FROM add_group_entry(p_tour_id, p_author_id, p_kind, p_text, NULL, NULL, p_key, p_data);
END $$;
COMMENT ON FUNCTION post_in_group IS 'outcome: sent (entry_number) | missing | key | cancelled | time';
