-- Opens a photo check of a user with a gesture. One that is open, waits or was accepted stays as it is; a gesture stays the
-- same for a day, so that nobody asks again until one fits a picture that they have. `p_agrees`: the user consents now.
-- Outcome 'opened' (also if it stays), 'no picture' (there is no profile picture to compare with) or 'no consent'.
CREATE OR REPLACE FUNCTION open_photo_check(p_user_id uuid, p_gesture text, p_agrees boolean, p_notice text, p_at timestamptz,
  OUT outcome text) LANGUAGE plpgsql AS $$
BEGIN
  outcome := 'no picture';
  PERFORM FROM users WHERE id = p_user_id AND profile_picture IS NOT NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF p_agrees THEN PERFORM record_consent(p_user_id, 'photoCheck', true, p_notice, p_at);
  ELSIF NOT has_consent(p_user_id, 'photoCheck') THEN outcome := 'no consent'; RETURN;
  END IF;
  outcome := 'opened';
  INSERT INTO photo_checks AS c (user_id, check_id, gesture) VALUES (p_user_id, uuidv7(), p_gesture)
    ON CONFLICT (user_id) DO UPDATE SET check_id = excluded.check_id, gesture = excluded.gesture, created_at = now(),
      bytes = NULL, sent_at = NULL, decided_at = NULL, outcome = NULL, operator = NULL, audit_id = NULL
    WHERE c.outcome = 'declined' OR c.sent_at IS NULL AND c.created_at < now() - interval '1 day';
END $$;
COMMENT ON FUNCTION open_photo_check IS 'outcome: opened | no picture | no consent';
