-- Stores a passkey and mails its owner. Outcome 'added', 'full' if the user has as many as allowed, 'taken' if the
-- credential is stored already, 'missing' without such a user. The lock makes two registrations wait for each other.
CREATE OR REPLACE FUNCTION add_passkey(the_user uuid, the_id uuid, credential text, the_key text, the_counter bigint,
  the_transports text[], is_eligible boolean, is_backed_up boolean, the_name text, most integer, at timestamptz,
  mail_subject text, mail_text text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  SELECT email INTO address FROM users WHERE id = the_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF (SELECT count(*) FROM passkeys WHERE user_id = the_user) >= most THEN RETURN 'full'; END IF;
  INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
    VALUES (the_id, the_user, credential, the_key, the_counter, the_transports, is_eligible, is_backed_up, the_name, at)
    ON CONFLICT (credential_id) DO NOTHING;
  IF NOT FOUND THEN RETURN 'taken'; END IF;
  INSERT INTO outbox (id, "to", subject, text) VALUES (uuidv7(), address, mail_subject, mail_text);
  RETURN 'added';
END $$;
COMMENT ON FUNCTION add_passkey IS 'outcome: added | full | taken | missing';
