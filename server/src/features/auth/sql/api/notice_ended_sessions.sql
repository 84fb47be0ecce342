-- Records that the identity provider itself has ended the sessions of an account that began before `p_since` (seconds since
-- 1970), as it does when the password is changed. Queues a mail to the owner if that was in the last week, and not done by
-- us or at the creation of the account. Returns whether a mail was queued.
CREATE OR REPLACE FUNCTION notice_ended_sessions(p_account text, p_since bigint, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  owner users%ROWTYPE;
BEGIN
  SELECT * INTO owner FROM users WHERE firebase_uid = p_account FOR KEY SHARE;
  IF NOT FOUND OR to_timestamp(p_since) < owner.created_at + interval '1 minute' THEN RETURN false; END IF;
  -- Our own calls end the sessions at the provider up to half a minute after they are in our list.
  INSERT INTO session_cutoffs AS c (account, ended_before) VALUES (p_account, p_since)
    ON CONFLICT (account) DO UPDATE SET ended_before = p_since, kept = NULL WHERE c.ended_before < p_since - 30;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM push_subscriptions WHERE user_id = owner.id AND auth_time < p_since;
  PERFORM delete_links(p_account, to_timestamp(p_since));
  IF to_timestamp(p_since) < p_at - interval '7 days' THEN RETURN false; END IF;
  INSERT INTO outbox (id, "to", kind, params, path)
    VALUES (uuidv7(), owner.email, 'sessionsEnded', jsonb_build_object('at', to_timestamp(p_since)), '/account/security');
  RETURN true;
END $$;
