-- Makes log-ins of the user need a passkey, stores the hash of a new recovery code, and mails them. False if the user has
-- no passkey. Processes of an earlier version also give the words of the mail.
CREATE OR REPLACE FUNCTION require_passkey(p_user_id uuid, p_code_hash text, p_mail_subject text DEFAULT NULL,
  p_mail_text text DEFAULT NULL) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  SELECT email INTO address FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM passkeys WHERE user_id = p_user_id) THEN RETURN false; END IF;
  UPDATE users SET passkey_recovery_hash = p_code_hash WHERE id = p_user_id;
  INSERT INTO outbox (id, "to", kind, params) VALUES (uuidv7(), address, 'passkeyRequired', '{}');
  RETURN true;
END $$;
