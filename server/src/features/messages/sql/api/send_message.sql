-- Outcome 'sent' with the message (also for a repetition with the same key), or the reason why not: 'closed' (the two may
-- not write to each other), 'key' (the key belongs to another message).
DROP FUNCTION IF EXISTS send_message(uuid, uuid, text, uuid);
DROP FUNCTION IF EXISTS send_message(uuid, uuid, text, uuid, date);
CREATE OR REPLACE FUNCTION send_message(p_sender_id uuid, p_receiver_id uuid, p_text text, p_key uuid, p_today date,
  OUT outcome text, OUT message jsonb) LANGUAGE plpgsql AS $$
DECLARE
  m messages%ROWTYPE;
BEGIN
  IF NOT lock_pair(p_sender_id, p_receiver_id) OR NOT may_write(p_sender_id, p_receiver_id, p_today)
    OR EXISTS (SELECT FROM users WHERE id = p_receiver_id AND suspended_at IS NOT NULL) THEN
    outcome := 'closed'; RETURN;
  END IF;
  SELECT * INTO m FROM messages WHERE from_id = p_sender_id AND key = p_key;
  IF FOUND THEN
    outcome := CASE WHEN m.to_id = p_receiver_id AND m.text = p_text THEN 'sent' ELSE 'key' END;
    IF outcome = 'sent' THEN message := message_json(m); END IF;
    RETURN;
  END IF;
  m.id := uuidv7();
  m.from_id := p_sender_id;
  m.to_id := p_receiver_id;
  m.text := p_text;
  m.key := p_key;
  m.created_at := clock_timestamp();
  INSERT INTO messages (id, from_id, to_id, text, key, created_at)
    VALUES (m.id, m.from_id, m.to_id, m.text, m.key, m.created_at) ON CONFLICT (from_id, key) DO NOTHING;
  IF NOT FOUND THEN outcome := 'key'; RETURN; END IF;
  INSERT INTO threads (user_id, other_id, last_id, last_from, last_text, last_at, last_key)
    VALUES (p_sender_id, p_receiver_id, m.id, p_sender_id, m.text, m.created_at, m.key)
    ON CONFLICT (user_id, other_id) DO UPDATE SET last_id = excluded.last_id, last_from = excluded.last_from,
      last_text = excluded.last_text, last_at = excluded.last_at, last_key = excluded.last_key;
  INSERT INTO threads AS t (user_id, other_id, last_id, last_from, last_text, last_at, last_key, unread)
    VALUES (p_receiver_id, p_sender_id, m.id, p_sender_id, m.text, m.created_at, m.key, 1)
    ON CONFLICT (user_id, other_id) DO UPDATE SET last_id = excluded.last_id, last_from = excluded.last_from,
      last_text = excluded.last_text, last_at = excluded.last_at, last_key = excluded.last_key,
      unread = least(t.unread + 1, 100);
  message := message_json(m);
  PERFORM notify_pair(p_sender_id, 'message', p_receiver_id, 'message', m.id, message);
  PERFORM queue_push(p_receiver_id, 'messages', p_sender_id::text, jsonb_build_object('from', p_sender_id), m.created_at);
  outcome := 'sent';
END $$;
COMMENT ON FUNCTION send_message IS 'outcome: sent (message) | closed | key';
