-- Adds an entry that a member wrote, and counts it as unread for the others, except those whom a block separates from
-- the author. The caller must hold the group. With a key that the author has used before nothing is added: outcome 'sent'
-- with that entry's number if it says the same, else 'key'.
CREATE OR REPLACE FUNCTION add_group_entry(the_tour uuid, author uuid, the_kind text, the_text text, the_picture text,
  the_reply_to bigint, the_key uuid, the_data jsonb, OUT outcome text, OUT entry_number bigint) LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  at timestamptz := clock_timestamp();
  excerpt text := left(the_text, 140);
  readers uuid[];
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
  SELECT array_agg(id) INTO readers FROM (
    SELECT creator_id AS id FROM tours WHERE id = the_tour
    UNION SELECT user_id FROM tour_participants WHERE tour_id = the_tour) people
    WHERE id <> author AND NOT are_blocked(id, author);
  INSERT INTO group_summaries AS s (user_id, tour_id, unread, last_from, last_text, last_at)
    SELECT r, the_tour, 1, author, excerpt, at FROM unnest(readers) r
    UNION ALL SELECT author, the_tour, 0, author, excerpt, at
    ON CONFLICT (user_id, tour_id) DO UPDATE SET unread = least(s.unread + excluded.unread, 100),
      last_from = excluded.last_from, last_text = excluded.last_text, last_at = excluded.last_at;
END $$;
