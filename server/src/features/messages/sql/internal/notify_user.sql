-- Adds an event to a user's event log. The row lock on inboxes orders the numbers, so a client that has seen one number
-- has seen all before it.
CREATE OR REPLACE FUNCTION notify_user(p_user_id uuid, p_kind text, p_other_id uuid, p_message_id uuid, p_message jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n bigint;
BEGIN
  INSERT INTO inboxes AS i (user_id, told) VALUES (p_user_id, 1)
    ON CONFLICT (user_id) DO UPDATE SET told = i.told + 1 RETURNING told INTO n;
  INSERT INTO live_events (user_id, number, kind, other_id, message_id, message)
    VALUES (p_user_id, n, p_kind, p_other_id, p_message_id, p_message);
END $$;
