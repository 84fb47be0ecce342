-- Starts the seven days after which an account is deleted: mails its owner, and cancels the tours that they host, unless
-- `p_cancels_tours` is false, as for the staff: then they are cancelled when the account is deleted.
-- Outcome 'requested', 'already' (nothing is repeated), or 'missing'. `p_is_gone`: the identity provider no longer has
-- the account, so the profile is hidden as well. The row lock (NO KEY UPDATE) leaves it usable as a foreign key, since
-- a user who joins one of the tours at the same time holds the tour and refers to its host. Processes of an earlier version also give the words of the mails.
DROP FUNCTION IF EXISTS request_account_deletion(text, boolean, timestamptz, date, text, text, text, text);
CREATE OR REPLACE FUNCTION request_account_deletion(p_uid text, p_is_gone boolean, p_at timestamptz, p_today date,
  p_mail_subject text DEFAULT NULL, p_mail_text text DEFAULT NULL, p_guest_subject text DEFAULT NULL,
  p_guest_text text DEFAULT NULL, p_cancels_tours boolean DEFAULT true, OUT outcome text, OUT cancelled uuid[])
LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
BEGIN
  cancelled := '{}';
  SELECT * INTO person FROM users WHERE firebase_uid = p_uid FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'already';
  IF person.account_gone_at IS NOT NULL OR (person.deletion_asked_at IS NOT NULL AND NOT p_is_gone) THEN RETURN; END IF;
  UPDATE users SET deletion_asked_at = coalesce(deletion_asked_at, p_at),
      account_gone_at = CASE WHEN p_is_gone THEN p_at END,
      suspended_at = CASE WHEN p_is_gone THEN coalesce(suspended_at, p_at) ELSE suspended_at END
    WHERE id = person.id;
  INSERT INTO outbox (id, "to", kind, params)
    VALUES (uuidv7(), person.email,
      CASE WHEN p_is_gone THEN 'accountGone' WHEN p_cancels_tours THEN 'deletionRequested' ELSE 'deletionByStaff' END,
      jsonb_build_object('at', p_at));
  IF p_cancels_tours THEN cancelled := cancel_hosted_tours(person.id, p_at, p_today); END IF;
  outcome := 'requested';
END $$;
COMMENT ON FUNCTION request_account_deletion IS 'outcome: requested | already | missing; never null: cancelled';
