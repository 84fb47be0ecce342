-- Starts the seven days after which an account is deleted: mails its owner, and cancels the tours that they host, unless
-- `cancels_tours` is false: then they are cancelled when the account is deleted.
-- Outcome 'requested', 'already' (nothing is repeated), or 'missing'. `is_gone`: the identity provider no longer has
-- the account, so the profile is hidden as well. The row lock (NO KEY UPDATE) leaves it usable as a foreign key, since
-- a user who joins one of the tours at the same time holds the tour and refers to its host.
DROP FUNCTION IF EXISTS request_account_deletion(text, boolean, timestamptz, date, text, text, text, text);
CREATE OR REPLACE FUNCTION request_account_deletion(the_uid text, is_gone boolean, at timestamptz, today date, mail_subject text, mail_text text,
  guest_subject text, guest_text text, cancels_tours boolean DEFAULT true, OUT outcome text, OUT cancelled uuid[])
LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
BEGIN
  cancelled := '{}';
  SELECT * INTO person FROM users WHERE firebase_uid = the_uid FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'already';
  IF person.account_gone_at IS NOT NULL OR (person.deletion_asked_at IS NOT NULL AND NOT is_gone) THEN RETURN; END IF;
  UPDATE users SET deletion_asked_at = coalesce(deletion_asked_at, at),
      account_gone_at = CASE WHEN is_gone THEN at END,
      suspended_at = CASE WHEN is_gone THEN coalesce(suspended_at, at) ELSE suspended_at END
    WHERE id = person.id;
  INSERT INTO outbox (id, "to", subject, text) VALUES (uuidv7(), person.email, mail_subject, mail_text);
  IF cancels_tours THEN cancelled := cancel_hosted_tours(person.id, at, today, guest_subject, guest_text); END IF;
  outcome := 'requested';
END $$;
COMMENT ON FUNCTION request_account_deletion IS 'outcome: requested | already | missing; never null: cancelled';
