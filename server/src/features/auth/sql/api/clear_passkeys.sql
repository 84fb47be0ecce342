-- Takes all passkeys off the account with this address, lets its log-ins do without one, mails its owner and writes the
-- audit log. Outcome 'removed' with how many there were, 'none' or 'missing'. Processes of an earlier version also give the
-- words of the mail.
CREATE OR REPLACE FUNCTION clear_passkeys(p_address text, p_actor jsonb, p_mail_subject text DEFAULT NULL,
  p_mail_text text DEFAULT NULL, OUT outcome text, OUT name text, OUT removed int) LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
BEGIN
  SELECT * INTO person FROM users u
    WHERE lower(u.email) = lower(p_address) AND u.account_gone_at IS NULL ORDER BY u.id LIMIT 1 FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  name := person.name;
  DELETE FROM passkeys WHERE user_id = person.id;
  GET DIAGNOSTICS removed = ROW_COUNT;
  DELETE FROM passkey_challenges WHERE user_id = person.id;
  IF removed = 0 AND person.passkey_recovery_hash IS NULL THEN outcome := 'none'; RETURN; END IF;
  UPDATE users SET passkey_recovery_hash = NULL WHERE id = person.id;
  PERFORM audit(p_actor, 'passkeys.clear', 'user', person.id::text,
    jsonb_build_object('passkeys', removed, 'required', person.passkey_recovery_hash IS NOT NULL),
    '{"passkeys": 0, "required": false}');
  INSERT INTO outbox (id, "to", kind, params) VALUES (uuidv7(), person.email, 'passkeysCleared', '{}');
  outcome := 'removed';
END $$;
COMMENT ON FUNCTION clear_passkeys IS 'outcome: removed (name, removed) | none (name, removed) | missing';
