-- Adds an event about each user to the other's event log; a null kind adds none. The logs are locked in the order of the
-- users' ids.
CREATE OR REPLACE FUNCTION notify_pair(p_user_a uuid, p_kind_a text, p_user_b uuid, p_kind_b text, p_message_id uuid, p_message jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_kind_a IS NOT NULL AND p_user_a < p_user_b THEN PERFORM notify_user(p_user_a, p_kind_a, p_user_b, p_message_id, p_message); END IF;
  IF p_kind_b IS NOT NULL THEN PERFORM notify_user(p_user_b, p_kind_b, p_user_a, p_message_id, p_message); END IF;
  IF p_kind_a IS NOT NULL AND p_user_a > p_user_b THEN PERFORM notify_user(p_user_a, p_kind_a, p_user_b, p_message_id, p_message); END IF;
END $$;
