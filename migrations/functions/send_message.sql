-- Outcome 'sent' with the message's id (also for a repetition with the same key), or the reason why not: 'closed' (the
-- two may not write to each other), 'key' (the key belongs to another message).
DROP FUNCTION IF EXISTS send_message(uuid, uuid, text, uuid);
CREATE OR REPLACE FUNCTION send_message(sender uuid, receiver uuid, the_text text, the_key uuid, today date, OUT outcome text, OUT message uuid)
LANGUAGE plpgsql AS $$
DECLARE
  known messages%ROWTYPE;
BEGIN
  PERFORM hold_pair(sender, receiver);
  IF NOT may_write(sender, receiver, today) OR EXISTS (SELECT FROM users WHERE id = receiver AND suspended_at IS NOT NULL) THEN
    outcome := 'closed'; RETURN;
  END IF;
  SELECT * INTO known FROM messages WHERE from_id = sender AND key = the_key;
  IF FOUND THEN
    message := known.id;
    outcome := CASE WHEN known.to_id = receiver AND known.text = the_text THEN 'sent' ELSE 'key' END; RETURN;
  END IF;
  message := uuidv7();
  INSERT INTO messages (id, from_id, to_id, text, key, created_at)
    VALUES (message, sender, receiver, the_text, the_key, clock_timestamp()) ON CONFLICT (from_id, key) DO NOTHING;
  IF NOT FOUND THEN outcome := 'key'; RETURN; END IF;
  INSERT INTO threads (user_id, other_id, last_id) VALUES (sender, receiver, message), (receiver, sender, message)
    ON CONFLICT (user_id, other_id) DO UPDATE SET last_id = message;
  PERFORM tell_both(sender, 'message', receiver, 'message', message);
  outcome := 'sent';
END $$;
