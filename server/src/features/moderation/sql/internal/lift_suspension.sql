-- Lifts a suspension by moderators; false if there is none.
CREATE OR REPLACE FUNCTION lift_suspension(the_user uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (suspension_of(the_user)->>'suspended')::boolean THEN RETURN false; END IF;
  UPDATE users u SET suspended_at = u.account_gone_at, suspended_until = NULL WHERE u.id = the_user;
  UPDATE departed_accounts d SET suspended_at = NULL, suspended_until = NULL WHERE d.user_id = the_user;
  RETURN true;
END $$;
