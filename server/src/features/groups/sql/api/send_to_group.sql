-- Outcome 'sent' with the number of the message (also for a repetition with the same key), or the reason why not:
-- 'missing' (the user is not a member), 'reply' (there is no such entry to answer, or the user may not see it), 'key'
-- (the key belongs to another entry).
CREATE OR REPLACE FUNCTION send_to_group(the_tour uuid, author uuid, the_text text, the_picture text, the_reply_to bigint,
  the_key uuid, today date, OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
DECLARE
  answered uuid;
BEGIN
  IF NOT hold_group(the_tour, author, today) THEN outcome := 'missing'; RETURN; END IF;
  IF the_reply_to IS NOT NULL THEN
    SELECT from_id INTO answered FROM group_entries
      WHERE tour_id = the_tour AND number = the_reply_to AND kind IN ('message', 'poll', 'meeting');
    IF answered IS NULL OR are_blocked(answered, author) OR is_suspended(answered) THEN
      outcome := 'reply'; RETURN;
    END IF;
  END IF;
  SELECT * INTO outcome, entry_number
    FROM add_group_entry(the_tour, author, 'message', the_text, the_picture, the_reply_to, the_key, '{}');
END $$;
COMMENT ON FUNCTION send_to_group IS 'outcome: sent (entry_number) | missing | reply | key';
