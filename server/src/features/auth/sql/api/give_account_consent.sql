-- Records that a user has confirmed to be an adult and agreed to the terms.
CREATE OR REPLACE FUNCTION give_account_consent(p_user_id uuid, p_notice text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET consented_at = coalesce(consented_at, p_at) WHERE id = p_user_id;
  IF FOUND THEN PERFORM record_consent(p_user_id, 'account', true, p_notice, p_at); END IF;
END $$;
