-- Stores a passkey and mails its owner. Outcome 'added', 'full' if the user has as many as allowed, 'taken' if the
-- credential is stored already, 'missing' without such a user. The lock makes two registrations wait for each other.
-- Processes of an earlier version also give the words of the mail.
CREATE OR REPLACE FUNCTION add_passkey(p_user_id uuid, p_id uuid, p_credential text, p_key text, p_counter bigint,
  p_transports text[], p_is_eligible boolean, p_is_backed_up boolean, p_name text, p_most integer, p_at timestamptz,
  p_mail_subject text DEFAULT NULL, p_mail_text text DEFAULT NULL) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  SELECT email INTO address FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF (SELECT count(*) FROM passkeys WHERE user_id = p_user_id) >= p_most THEN RETURN 'full'; END IF;
  INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
    VALUES (p_id, p_user_id, p_credential, p_key, p_counter, p_transports, p_is_eligible, p_is_backed_up, p_name, p_at)
    ON CONFLICT (credential_id) DO NOTHING;
  IF NOT FOUND THEN RETURN 'taken'; END IF;
  INSERT INTO outbox (id, "to", kind, params) VALUES (uuidv7(), address, 'passkeyAdded', jsonb_build_object('name', p_name));
  RETURN 'added';
END $$;
COMMENT ON FUNCTION add_passkey IS 'outcome: added | full | taken | missing';
