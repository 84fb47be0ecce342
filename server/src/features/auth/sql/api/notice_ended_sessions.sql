-- Records that the identity provider itself has ended the sessions of an account that began before `since` (seconds since
-- 1970), as it does when the password is changed. Queues a mail to the owner if that was in the last week, and not done by
-- us or at the creation of the account. Returns whether a mail was queued.
CREATE OR REPLACE FUNCTION notice_ended_sessions(the_account text, since bigint, at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  owner users%ROWTYPE;
BEGIN
  SELECT * INTO owner FROM users WHERE firebase_uid = the_account FOR KEY SHARE;
  IF NOT FOUND OR to_timestamp(since) < owner.created_at + interval '1 minute' THEN RETURN false; END IF;
  -- Our own calls end the sessions at the provider up to half a minute after they are in our list.
  INSERT INTO session_cutoffs AS c (account, ended_before) VALUES (the_account, since)
    ON CONFLICT (account) DO UPDATE SET ended_before = since, kept = NULL WHERE c.ended_before < since - 30;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM delete_links(the_account, to_timestamp(since));
  IF to_timestamp(since) < at - interval '7 days' THEN RETURN false; END IF;
  INSERT INTO outbox (id, "to", kind, params, path)
    VALUES (uuidv7(), owner.email, 'sessionsEnded', jsonb_build_object('at', to_timestamp(since)), '/account/security');
  RETURN true;
END $$;
