-- Adds to the history of consents, unless the last row of the purpose says the same. The caller holds the lock on the user.
CREATE OR REPLACE FUNCTION record_consent(p_user_id uuid, p_purpose text, p_given boolean, p_notice text, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF has_consent(p_user_id, p_purpose) = p_given AND (NOT p_given OR EXISTS (
    SELECT FROM (SELECT notice FROM consents WHERE user_id = p_user_id AND purpose = p_purpose ORDER BY sequence DESC LIMIT 1) latest
    WHERE latest.notice = p_notice)) THEN RETURN; END IF;
  INSERT INTO consents (user_id, purpose, given, notice, at) VALUES (p_user_id, p_purpose, p_given, p_notice, p_at);
END $$;
