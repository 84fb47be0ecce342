-- Adds an entry that a member wrote, and counts it as unread for the others, except those whom a block separates from
-- the author. The caller must hold the group. With a key that the author has used before nothing is added: outcome 'sent'
-- with that entry's number if it says the same, else 'key'.
CREATE OR REPLACE FUNCTION add_group_entry(p_tour_id uuid, p_author_id uuid, p_kind text, p_text text, p_picture text,
  p_reply_to bigint, p_key uuid, p_data jsonb, OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  at timestamptz := clock_timestamp();
  excerpt text := left(p_text, 140);
  members uuid[];
  known uuid[];
  reader uuid;
  updated integer;
BEGIN
  SELECT * INTO e FROM group_entries WHERE tour_id = p_tour_id AND from_id = p_author_id AND key = p_key;
  IF FOUND THEN
    outcome := CASE WHEN (e.kind, e.text, e.picture, e.reply_to, e.data - 'closedAt') IS NOT DISTINCT FROM
      (p_kind, p_text, p_picture, p_reply_to, p_data) THEN 'sent' ELSE 'key' END;
    entry_number := e.number;
    RETURN;
  END IF;
  entry_number := next_in_group(p_tour_id);
  outcome := 'sent';
  INSERT INTO group_entries (tour_id, number, version, kind, from_id, text, picture, reply_to, key, data, created_at)
    VALUES (p_tour_id, entry_number, entry_number, p_kind, p_author_id, p_text, p_picture, p_reply_to, p_key, p_data, at);
  IF p_picture IS NOT NULL THEN
    INSERT INTO group_pictures (tour_id, number, user_id, path) VALUES (p_tour_id, entry_number, p_author_id, p_picture);
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO members FROM group_people(p_tour_id) id WHERE NOT are_blocked(id, p_author_id);
  UPDATE group_summaries SET unread = CASE WHEN user_id = p_author_id THEN unread ELSE least(unread + 1, 100) END,
      last_from = p_author_id, last_text = excerpt, last_at = at
    WHERE tour_id = p_tour_id AND user_id = ANY (members);
  GET DIAGNOSTICS updated = ROW_COUNT;
  FOREACH reader IN ARRAY members LOOP
    CONTINUE WHEN reader = p_author_id;
    PERFORM queue_push(reader, 'group', p_tour_id::text, jsonb_build_object('from', p_author_id), at);
  END LOOP;
  IF updated = cardinality(members) THEN RETURN; END IF;
  -- Some have none yet: the host or owner before the first entry, and those who came before there were groups.
  SELECT coalesce(array_agg(user_id), '{}') INTO known FROM group_summaries WHERE tour_id = p_tour_id AND user_id = ANY (members);
  FOREACH reader IN ARRAY members LOOP
    CONTINUE WHEN reader = ANY (known);
    INSERT INTO group_summaries (user_id, tour_id, unread, last_from, last_text, last_at)
      VALUES (reader, p_tour_id, CASE WHEN reader = p_author_id THEN 0 ELSE 1 END, p_author_id, excerpt, at);
  END LOOP;
END $$;
