-- Adds an event about each user to the other's event log; a null kind adds none. The logs are locked in the order of the
-- users' ids.
DROP FUNCTION IF EXISTS tell_both(uuid, text, uuid, text, uuid);
CREATE OR REPLACE FUNCTION tell_both(a uuid, kind_a text, b uuid, kind_b text, message_id uuid, message jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF kind_a IS NOT NULL AND a < b THEN PERFORM tell_user(a, kind_a, b, message_id, message); END IF;
  IF kind_b IS NOT NULL THEN PERFORM tell_user(b, kind_b, a, message_id, message); END IF;
  IF kind_a IS NOT NULL AND a > b THEN PERFORM tell_user(a, kind_a, b, message_id, message); END IF;
END $$;
