-- Adds an event to a user's event log. The row lock on inboxes orders the numbers, so a client that has seen one number
-- has seen all before it.
CREATE OR REPLACE FUNCTION tell_user(the_user uuid, the_kind text, other uuid, the_message_id uuid, the_message jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n bigint;
BEGIN
  INSERT INTO inboxes AS i (user_id, told) VALUES (the_user, 1)
    ON CONFLICT (user_id) DO UPDATE SET told = i.told + 1 RETURNING told INTO n;
  INSERT INTO live_events (user_id, number, kind, other_id, message_id, message)
    VALUES (the_user, n, the_kind, other, the_message_id, the_message);
END $$;
