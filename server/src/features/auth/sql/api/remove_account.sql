-- Deletes the profile of a user who requested it at `p_asked_before` or earlier, and everything that refers to it by
-- foreign keys; `delete_account_rows` deletes the rest. Blocks, reports and the user id stay for a new registration of the same address. False if the request
-- was withdrawn, or the user hosts a coming tour whose participants have not been notified.
CREATE OR REPLACE FUNCTION remove_account(p_user_id uuid, p_asked_before timestamptz, p_at timestamptz, p_today date, p_address_hash text)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
  suspension timestamptz;
BEGIN
  -- From here on the user cannot be blocked or reported.
  SELECT * INTO person FROM users WHERE id = p_user_id AND deletion_asked_at <= p_asked_before FOR UPDATE;
  IF NOT FOUND OR EXISTS (
    SELECT FROM tours WHERE creator_id = p_user_id AND end_date >= p_today AND cancelled_at IS NULL) THEN
    RETURN false;
  END IF;
  suspension := CASE WHEN person.suspended_at = person.account_gone_at THEN NULL ELSE person.suspended_at END;
  IF suspension IS NOT NULL OR EXISTS (SELECT FROM blocks WHERE blocker_id = p_user_id OR blocked_id = p_user_id)
    OR EXISTS (SELECT FROM reports WHERE reported_id = p_user_id) THEN
    INSERT INTO departed_accounts (user_id, address_hash, left_at, suspended_at, suspended_until)
      VALUES (p_user_id, p_address_hash, p_at, suspension, person.suspended_until);
  END IF;
  -- The notice about a dispute has its reason, and loses its author with the account.
  UPDATE notices SET note = NULL WHERE actor_id = p_user_id AND kind IN ('payDisputed', 'tripPayDisputed');
  DELETE FROM users WHERE id = p_user_id;
  DELETE FROM sessions WHERE account = person.firebase_uid;
  DELETE FROM session_cutoffs WHERE account = person.firebase_uid;
  RETURN true;
END $$;
