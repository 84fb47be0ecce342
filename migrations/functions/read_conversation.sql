-- A page of a conversation: the messages before the message `before`, newest first, as the text of a JSON array; the last
-- of them if there are older ones; whether the two are matched; and the reader's last message that the other has read.
-- It does not check whether the two may write to each other.
CREATE OR REPLACE FUNCTION read_conversation(me uuid, other uuid, before uuid, most integer,
  OUT items text, OUT next_cursor uuid, OUT matched boolean, OUT read_up_to uuid) LANGUAGE plpgsql STABLE AS $$
DECLARE
  sent_ids uuid[]; sent_texts text[]; sent_keys uuid[]; sent_times timestamptz[];
  received_ids uuid[]; received_texts text[]; received_keys uuid[]; received_times timestamptz[];
BEGIN
  -- A statement for each user's side, since the two may be in different databases. Each reads one message more than the page has.
  SELECT array_agg(id), array_agg(text), array_agg(key), array_agg(created_at),
      EXISTS (SELECT FROM matches WHERE user_id = me AND other_id = other)
    INTO sent_ids, sent_texts, sent_keys, sent_times, matched
    FROM (SELECT id, text, key, created_at FROM messages WHERE from_id = me AND to_id = other AND id < before
          ORDER BY id DESC LIMIT most + 1) sent;
  SELECT array_agg(id), array_agg(text), array_agg(key), array_agg(created_at),
      (SELECT t.read_up_to FROM threads t WHERE t.user_id = other AND t.other_id = me)
    INTO received_ids, received_texts, received_keys, received_times, read_up_to
    FROM (SELECT id, text, key, created_at FROM messages WHERE from_id = other AND to_id = me AND id < before
          ORDER BY id DESC LIMIT most + 1) received;
  SELECT coalesce(json_agg(message), '[]')::text, min(message."_id"::text)::uuid INTO items, next_cursor
    FROM (
      SELECT id AS "_id", sender AS "from", receiver AS "to", text,
        to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, key
      FROM (
        SELECT *, me AS sender, other AS receiver FROM unnest(sent_ids, sent_texts, sent_keys, sent_times) s(id, text, key, at)
        UNION ALL
        SELECT *, other, me FROM unnest(received_ids, received_texts, received_keys, received_times) r(id, text, key, at)
        ORDER BY id DESC LIMIT most) page) message;
  IF coalesce(cardinality(sent_ids), 0) + coalesce(cardinality(received_ids), 0) <= most THEN next_cursor := NULL; END IF;
END $$;
