-- Returns the profile of an account of the identity provider; creates it on first use, and updates its e-mail address
-- and when its owner was last here.
-- If the address was registered before, the account gets the hidden profile while that exists, else the former user id
-- with its blocks, reports and suspension. A consent that is given with the call is recorded with the version of its notice.
-- Processes of an earlier version give neither that nor `p_other_hashes`, those of other spellings of the address.
DROP FUNCTION IF EXISTS open_profile(text, text, text, timestamptz, text);
DROP FUNCTION IF EXISTS open_profile(text, text, text, timestamptz, text[]);
DROP FUNCTION IF EXISTS open_profile(text, text, text, timestamptz, text[], text);
CREATE OR REPLACE FUNCTION open_profile(p_uid text, p_email text, p_name text, p_consented timestamptz, p_address_hash text,
  p_notice text DEFAULT 'before', p_other_hashes text[] DEFAULT '{}', OUT id uuid, OUT suspended_at timestamptz, OUT is_new boolean) LANGUAGE plpgsql AS $$
DECLARE
  departed departed_accounts%ROWTYPE;
BEGIN
  is_new := false;
  -- Of two concurrent calls for one address, the second finds the profile of the first.
  PERFORM pg_advisory_xact_lock(hashtextextended('address ' || lower(p_email), 0));
  UPDATE users u SET email = p_email, seen_at = now() WHERE u.firebase_uid = p_uid RETURNING u.id, u.suspended_at INTO id, suspended_at;
  IF FOUND THEN RETURN; END IF;
  UPDATE users u SET firebase_uid = p_uid, email = p_email, seen_at = now(), deletion_asked_at = NULL, account_gone_at = NULL,
      suspended_at = CASE WHEN u.suspended_at = u.account_gone_at THEN NULL ELSE u.suspended_at END,
      consented_at = coalesce(u.consented_at, p_consented)
    WHERE u.id = (SELECT x.id FROM users x WHERE lower(x.email) = lower(p_email) AND x.account_gone_at IS NOT NULL
                  ORDER BY x.id DESC LIMIT 1)
    RETURNING u.id, u.suspended_at INTO id, suspended_at;
  IF FOUND THEN
    IF p_consented IS NOT NULL THEN PERFORM give_account_consent(id, p_notice, p_consented); END IF;
    RETURN;
  END IF;
  DELETE FROM departed_accounts d WHERE d.user_id = (
    SELECT x.user_id FROM departed_accounts x WHERE x.address_hash = ANY (p_other_hashes || p_address_hash) ORDER BY x.left_at DESC LIMIT 1)
    RETURNING d.* INTO departed;
  PERFORM delete_account_rows(departed.user_id, NULL);
  is_new := true;
  id := coalesce(departed.user_id, uuidv7());
  suspended_at := departed.suspended_at;
  INSERT INTO users (id, firebase_uid, email, name, consented_at, suspended_at, suspended_until, seen_at)
    VALUES (id, p_uid, p_email, p_name, p_consented, suspended_at, departed.suspended_until, now());
  IF p_consented IS NOT NULL THEN PERFORM give_account_consent(id, p_notice, p_consented); END IF;
END $$;
COMMENT ON FUNCTION open_profile IS 'never null: id, is_new';
