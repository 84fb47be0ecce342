-- Removes a passkey of the user and mails them; `{name}` in the mail is its name. Outcome 'removed', 'missing', or 'last'
-- for the only passkey of a user whose log-ins need one.
CREATE OR REPLACE FUNCTION remove_passkey(the_user uuid, the_passkey uuid, mail_subject text, mail_text text)
  RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
  the_name text;
BEGIN
  SELECT * INTO person FROM users WHERE id = the_user FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM passkeys WHERE id = the_passkey AND user_id = the_user) THEN RETURN 'missing'; END IF;
  IF person.passkey_recovery_hash IS NOT NULL
    AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = the_user AND id <> the_passkey) THEN RETURN 'last'; END IF;
  DELETE FROM passkeys WHERE id = the_passkey RETURNING name INTO the_name;
  INSERT INTO outbox (id, "to", subject, text)
    VALUES (uuidv7(), person.email, mail_subject, replace(mail_text, '{name}', the_name));
  RETURN 'removed';
END $$;
COMMENT ON FUNCTION remove_passkey IS 'outcome: removed | missing | last';
