-- Adds a poll or a meeting point to the group of a tour. Outcome 'sent' with its number (also for a repetition with the
-- same key), or 'missing' (the user is not a member, or not the host for a meeting point), or 'key' (the key belongs to
-- another entry), or 'time' (`in_time` is false: the entry would be new, and its time is over or too late).
DROP FUNCTION IF EXISTS post_in_group(uuid, uuid, text, text, jsonb, uuid, date);
CREATE OR REPLACE FUNCTION post_in_group(the_tour uuid, author uuid, the_kind text, the_text text, the_data jsonb,
  the_key uuid, today date, in_time boolean, OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
BEGIN
  IF the_kind = 'meeting' AND NOT EXISTS (SELECT FROM tours WHERE id = the_tour AND creator_id = author) THEN
    outcome := 'missing'; RETURN;
  END IF;
  IF NOT hold_group(the_tour, author, today) THEN outcome := 'missing'; RETURN; END IF;
  IF NOT in_time AND NOT EXISTS (
    SELECT FROM group_entries WHERE tour_id = the_tour AND from_id = author AND key = the_key) THEN
    outcome := 'time'; RETURN;
  END IF;
  SELECT * INTO outcome, entry_number
    FROM add_group_entry(the_tour, author, the_kind, the_text, NULL, NULL, the_key, the_data);
END $$;
COMMENT ON FUNCTION post_in_group IS 'outcome: sent (entry_number) | missing | key | time';
