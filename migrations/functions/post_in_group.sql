-- Adds a poll or a meeting point to the group of a tour. Outcome 'sent' with its number (also for a repetition with the
-- same key), or 'missing' (the user is not a member, or not the host for a meeting point), or 'key' (the key belongs to
-- another entry).
CREATE OR REPLACE FUNCTION post_in_group(the_tour uuid, author uuid, the_kind text, the_text text, the_data jsonb,
  the_key uuid, today date, OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
BEGIN
  IF the_kind = 'meeting' AND NOT EXISTS (SELECT FROM tours WHERE id = the_tour AND creator_id = author) THEN
    outcome := 'missing'; RETURN;
  END IF;
  IF NOT hold_group(the_tour, author, today) THEN outcome := 'missing'; RETURN; END IF;
  SELECT * INTO outcome, entry_number
    FROM add_group_entry(the_tour, author, the_kind, the_text, NULL, NULL, the_key, the_data);
END $$;
