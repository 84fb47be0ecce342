-- Removes a passkey of the user and mails them. Outcome 'removed', 'missing', or 'last' for the only passkey of a user whose
-- log-ins need one. Processes of an earlier version also give the words of the mail.
CREATE OR REPLACE FUNCTION remove_passkey(p_user_id uuid, p_passkey_id uuid, p_mail_subject text DEFAULT NULL,
  p_mail_text text DEFAULT NULL) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
  v_name text;
BEGIN
  SELECT * INTO person FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM passkeys WHERE id = p_passkey_id AND user_id = p_user_id) THEN RETURN 'missing'; END IF;
  IF person.passkey_recovery_hash IS NOT NULL
    AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = p_user_id AND id <> p_passkey_id) THEN RETURN 'last'; END IF;
  DELETE FROM passkeys WHERE id = p_passkey_id RETURNING name INTO v_name;
  INSERT INTO outbox (id, "to", kind, params)
    VALUES (uuidv7(), person.email, 'passkeyRemoved', jsonb_build_object('name', v_name));
  RETURN 'removed';
END $$;
COMMENT ON FUNCTION remove_passkey IS 'outcome: removed | missing | last';
