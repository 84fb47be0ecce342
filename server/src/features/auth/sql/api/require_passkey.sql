-- Makes log-ins of the user need a passkey, stores the hash of a new recovery code, and mails them. False if the user has
-- no passkey.
CREATE OR REPLACE FUNCTION require_passkey(the_user uuid, code_hash text, mail_subject text, mail_text text)
  RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  SELECT email INTO address FROM users WHERE id = the_user FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM passkeys WHERE user_id = the_user) THEN RETURN false; END IF;
  UPDATE users SET passkey_recovery_hash = code_hash WHERE id = the_user;
  INSERT INTO outbox (id, "to", subject, text) VALUES (uuidv7(), address, mail_subject, mail_text);
  RETURN true;
END $$;
