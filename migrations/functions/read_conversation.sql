-- A page of a conversation: the messages before the message `before`, newest first, as the text of a JSON array; the last
-- of them if there are older ones; whether the two are matched; and the reader's last message that the other has read.
-- It does not check whether the two may write to each other.
CREATE OR REPLACE FUNCTION read_conversation(me uuid, other uuid, before uuid, most integer,
  OUT items text, OUT next_cursor uuid, OUT matched boolean, OUT read_up_to uuid) LANGUAGE plpgsql STABLE AS $$
DECLARE
  sent json[];
  received json[];
BEGIN
  -- A statement for each side, since the two may be in different databases. Each reads one message more than the page has.
  SELECT array_agg(message) INTO sent FROM (
    SELECT json_build_object('_id', id, 'from', from_id, 'to', to_id, 'text', text,
      'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'key', key) AS message
    FROM messages WHERE from_id = me AND to_id = other AND id < before ORDER BY id DESC LIMIT most + 1) side;
  SELECT array_agg(message) INTO received FROM (
    SELECT json_build_object('_id', id, 'from', from_id, 'to', to_id, 'text', text,
      'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'key', key) AS message
    FROM messages WHERE from_id = other AND to_id = me AND id < before ORDER BY id DESC LIMIT most + 1) side;
  SELECT coalesce(json_agg(message ORDER BY id DESC)::text, '[]'), min(id)::uuid INTO items, next_cursor FROM (
    SELECT message, message->>'_id' AS id FROM unnest(sent || received) message ORDER BY 2 DESC LIMIT most) page;
  IF coalesce(cardinality(sent), 0) + coalesce(cardinality(received), 0) <= most THEN next_cursor := NULL; END IF;
  matched := are_matched(me, other);
  SELECT t.read_up_to INTO read_up_to FROM threads t WHERE t.user_id = other AND t.other_id = me;
END $$;
