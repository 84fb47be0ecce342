-- Adds an event about each user to the other's event log; a null kind adds none. The row lock on inboxes orders the
-- numbers, so a client that has seen one number has seen all before it.
CREATE OR REPLACE FUNCTION tell_both(a uuid, kind_a text, b uuid, kind_b text, message uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inboxes AS i (user_id, told)
    SELECT u, 1 FROM (VALUES (a, kind_a), (b, kind_b)) told(u, kind) WHERE kind IS NOT NULL ORDER BY u
    ON CONFLICT (user_id) DO UPDATE SET told = i.told + 1;
  INSERT INTO live_events (user_id, number, kind, other_id, message_id)
    SELECT a, told, kind_a, b, message FROM inboxes WHERE user_id = a AND kind_a IS NOT NULL
    UNION ALL SELECT b, told, kind_b, a, message FROM inboxes WHERE user_id = b AND kind_b IS NOT NULL;
END $$;
