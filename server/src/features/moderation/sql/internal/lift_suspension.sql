-- Lifts a suspension by moderators; false if there is none.
CREATE OR REPLACE FUNCTION lift_suspension(p_user_id uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (current_suspension(p_user_id)->>'suspended')::boolean THEN RETURN false; END IF;
  UPDATE users u SET suspended_at = u.account_gone_at, suspended_until = NULL WHERE u.id = p_user_id;
  UPDATE departed_accounts d SET suspended_at = NULL, suspended_until = NULL WHERE d.user_id = p_user_id;
  RETURN true;
END $$;
