-- Removes a passkey of the user and mails them; `{name}` in the mail is its name. Outcome 'removed', 'missing', or 'last'
-- for the only passkey of a user whose log-ins need one.
CREATE OR REPLACE FUNCTION remove_passkey(p_user_id uuid, p_passkey_id uuid, p_mail_subject text, p_mail_text text)
  RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
  the_name text;
BEGIN
  SELECT * INTO person FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM passkeys WHERE id = p_passkey_id AND user_id = p_user_id) THEN RETURN 'missing'; END IF;
  IF person.passkey_recovery_hash IS NOT NULL
    AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = p_user_id AND id <> p_passkey_id) THEN RETURN 'last'; END IF;
  DELETE FROM passkeys WHERE id = p_passkey_id RETURNING name INTO the_name;
  INSERT INTO outbox (id, "to", subject, text)
    VALUES (uuidv7(), person.email, p_mail_subject, replace(p_mail_text, '{name}', the_name));
  RETURN 'removed';
END $$;
COMMENT ON FUNCTION remove_passkey IS 'outcome: removed | missing | last';
