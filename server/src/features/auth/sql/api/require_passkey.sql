-- Makes log-ins of the user need a passkey, stores the hash of a new recovery code, and mails them. False if the user has
-- no passkey.
CREATE OR REPLACE FUNCTION require_passkey(p_user_id uuid, p_code_hash text, p_mail_subject text, p_mail_text text)
  RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  SELECT email INTO address FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM passkeys WHERE user_id = p_user_id) THEN RETURN false; END IF;
  UPDATE users SET passkey_recovery_hash = p_code_hash WHERE id = p_user_id;
  INSERT INTO outbox (id, "to", subject, text) VALUES (uuidv7(), address, p_mail_subject, p_mail_text);
  RETURN true;
END $$;
