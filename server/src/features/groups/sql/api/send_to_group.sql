-- Outcome 'sent' with the number of the message (also for a repetition with the same key), or the reason why not:
-- 'missing' (the user is not a member), 'reply' (there is no such entry to answer, or the user may not see it), 'key'
-- (the key belongs to another entry).
CREATE OR REPLACE FUNCTION send_to_group(p_tour_id uuid, p_author_id uuid, p_text text, p_picture text, p_reply_to bigint,
  p_key uuid, p_today date, OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
DECLARE
  answered uuid;
BEGIN
  IF NOT lock_group(p_tour_id, p_author_id, p_today) THEN outcome := 'missing'; RETURN; END IF;
  IF p_reply_to IS NOT NULL THEN
    SELECT from_id INTO answered FROM group_entries
      WHERE tour_id = p_tour_id AND number = p_reply_to AND kind IN ('message', 'poll', 'meeting');
    IF answered IS NULL OR are_blocked(answered, p_author_id) OR is_suspended(answered) THEN
      outcome := 'reply'; RETURN;
    END IF;
  END IF;
  SELECT * INTO outcome, entry_number
    FROM add_group_entry(p_tour_id, p_author_id, 'message', p_text, p_picture, p_reply_to, p_key, '{}');
END $$;
COMMENT ON FUNCTION send_to_group IS 'outcome: sent (entry_number) | missing | reply | key';
