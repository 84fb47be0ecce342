-- Adds an entry that a member wrote, and counts it as unread for the others, except those whom a block separates from
-- the author. The caller must hold the group. With a key that the author has used before nothing is added: outcome 'sent'
-- with that entry's number if it says the same, else 'key'.
CREATE OR REPLACE FUNCTION add_group_entry(the_tour uuid, author uuid, the_kind text, the_text text, the_picture text,
  the_reply_to bigint, the_key uuid, the_data jsonb, OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  at timestamptz := clock_timestamp();
  excerpt text := left(the_text, 140);
  members uuid[];
  known uuid[];
  reader uuid;
  updated integer;
BEGIN
  SELECT * INTO e FROM group_entries WHERE tour_id = the_tour AND from_id = author AND key = the_key;
  IF FOUND THEN
    outcome := CASE WHEN (e.kind, e.text, e.picture, e.reply_to, e.data - 'closedAt') IS NOT DISTINCT FROM
      (the_kind, the_text, the_picture, the_reply_to, the_data) THEN 'sent' ELSE 'key' END;
    entry_number := e.number;
    RETURN;
  END IF;
  entry_number := next_in_group(the_tour);
  outcome := 'sent';
  INSERT INTO group_entries (tour_id, number, version, kind, from_id, text, picture, reply_to, key, data, created_at)
    VALUES (the_tour, entry_number, entry_number, the_kind, author, the_text, the_picture, the_reply_to, the_key, the_data, at);
  IF the_picture IS NOT NULL THEN
    INSERT INTO group_pictures (tour_id, number, user_id, path) VALUES (the_tour, entry_number, author, the_picture);
  END IF;
  SELECT array_agg(id) INTO members FROM (
    SELECT creator_id AS id FROM tours WHERE id = the_tour
    UNION SELECT user_id FROM tour_participants WHERE tour_id = the_tour) people
    WHERE NOT are_blocked(id, author);
  UPDATE group_summaries SET unread = CASE WHEN user_id = author THEN unread ELSE least(unread + 1, 100) END,
      last_from = author, last_text = excerpt, last_at = at
    WHERE tour_id = the_tour AND user_id = ANY (members);
  GET DIAGNOSTICS updated = ROW_COUNT;
  IF updated = cardinality(members) THEN RETURN; END IF;
  -- Some have none yet: the host before the first entry, and guests of a tour that is older than groups.
  SELECT coalesce(array_agg(user_id), '{}') INTO known FROM group_summaries WHERE tour_id = the_tour AND user_id = ANY (members);
  FOREACH reader IN ARRAY members LOOP
    CONTINUE WHEN reader = ANY (known);
    INSERT INTO group_summaries (user_id, tour_id, unread, last_from, last_text, last_at)
      VALUES (reader, the_tour, CASE WHEN reader = author THEN 0 ELSE 1 END, author, excerpt, at);
  END LOOP;
END $$;
