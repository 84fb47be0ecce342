-- Stores a UPI id, or deletes it with all earlier ones if it is null, and mails the owner about a new or changed id. The
-- last twenty earlier ones stay for the payers to whom they were released. Deleting it withdraws the consent; `p_agrees`:
-- the user consents now, as with processes of an earlier version, which do not say so, and give the words of the mail. Outcome 'saved', 'mailed' (saved,
-- and a mail was queued), 'missing' (no such user) or 'no consent'.
DROP FUNCTION IF EXISTS set_upi(uuid, text, text, text);
CREATE OR REPLACE FUNCTION set_upi(p_user_id uuid, p_upi text, p_mail_subject text DEFAULT NULL, p_mail_text text DEFAULT NULL,
  p_agrees boolean DEFAULT true, p_notice text DEFAULT 'before', p_at timestamptz DEFAULT now(), OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  SELECT email INTO address FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'saved';
  IF p_upi IS NULL THEN
    DELETE FROM upi_ids WHERE user_id = p_user_id;
    PERFORM record_consent(p_user_id, 'upiId', false, p_notice, p_at);
    RETURN;
  END IF;
  IF p_agrees THEN PERFORM record_consent(p_user_id, 'upiId', true, p_notice, p_at);
  ELSIF NOT has_consent(p_user_id, 'upiId') THEN outcome := 'no consent'; RETURN;
  END IF;
  INSERT INTO upi_ids AS u (user_id, upi_id, version) VALUES (p_user_id, p_upi, uuidv7())
  ON CONFLICT (user_id) DO UPDATE SET upi_id = excluded.upi_id, version = excluded.version, earlier = (
    SELECT jsonb_agg(recent.entry ORDER BY recent.n) FROM (
      SELECT entry, n FROM jsonb_array_elements(jsonb_build_object('id', u.upi_id, 'version', u.version) || u.earlier)
        WITH ORDINALITY each(entry, n) ORDER BY n LIMIT 20) recent)
  WHERE u.upi_id <> excluded.upi_id;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO outbox (id, "to", kind, params) VALUES (uuidv7(), address, 'upiChanged', jsonb_build_object('upi', p_upi));
  outcome := 'mailed';
END $$;
COMMENT ON FUNCTION set_upi IS 'outcome: saved | mailed | missing | no consent';
