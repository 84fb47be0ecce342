-- Deletes the profile of somebody who asked for it at `asked_before` or earlier, with all that goes with it by foreign
-- keys. Blocks and reports stay for whoever registers with the same address again, and with them the user id. False when
-- the person has changed their mind, or hosts a coming tour whose guests have not been told.
CREATE OR REPLACE FUNCTION remove_account(the_user uuid, asked_before timestamptz, at timestamptz, today date, the_address_hash text)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
  suspension timestamptz;
BEGIN
  -- From here on nobody blocks or reports the person any more.
  SELECT * INTO person FROM users WHERE id = the_user AND deletion_asked_at <= asked_before FOR UPDATE;
  IF NOT FOUND OR EXISTS (
    SELECT FROM tours WHERE creator_id = the_user AND end_date >= today AND cancelled_at IS NULL) THEN
    RETURN false;
  END IF;
  suspension := CASE WHEN person.suspended_at = person.account_gone_at THEN NULL ELSE person.suspended_at END;
  IF suspension IS NOT NULL OR EXISTS (SELECT FROM blocks WHERE blocker_id = the_user OR blocked_id = the_user)
    OR EXISTS (SELECT FROM reports WHERE reported_id = the_user) THEN
    INSERT INTO departed_accounts (user_id, address_hash, left_at, suspended_at)
      VALUES (the_user, the_address_hash, at, suspension);
  END IF;
  DELETE FROM users WHERE id = the_user;
  RETURN true;
END $$;
