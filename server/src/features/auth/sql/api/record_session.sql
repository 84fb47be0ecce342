-- Records that a session was seen: its first request, or a later one. If the first request follows a log-in from a device
-- that the account has not used before, a mail to its owner is queued, except when the account itself is new. A device is
-- recognised by the cookie of its browser, or without one by what it calls itself. Returns whether a mail was queued.
CREATE OR REPLACE FUNCTION record_session(
  p_account text, p_auth_time bigint, p_app text, p_system text, p_browser text, p_at timestamptz, p_device text
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  is_first boolean;
  owner users%ROWTYPE;
BEGIN
  SELECT * INTO owner FROM users WHERE firebase_uid = p_account FOR KEY SHARE;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO sessions AS s (account, auth_time, app, system, browser, seen_at)
    VALUES (p_account, p_auth_time, p_app, p_system, p_browser, p_at)
  ON CONFLICT (account, auth_time) DO UPDATE SET
    seen_at = greatest(s.seen_at, excluded.seen_at), browser = coalesce(s.browser, excluded.browser),
    app = coalesce(excluded.app, s.app), system = coalesce(excluded.system, s.system)
  RETURNING xmax = 0 INTO is_first;
  IF NOT is_first OR to_timestamp(p_auth_time) < p_at - interval '10 minutes'
    OR owner.email !~ '^[^@[:cntrl:][:space:]]+@[^@[:cntrl:][:space:]]+$' THEN
    RETURN false;
  END IF;
  IF EXISTS (
    SELECT FROM sessions s WHERE s.account = p_account AND s.auth_time <> p_auth_time
      AND (s.browser = p_browser OR (coalesce(s.browser, p_browser) IS NULL
        AND s.app IS NOT DISTINCT FROM p_app AND s.system IS NOT DISTINCT FROM p_system))) THEN
    RETURN false;
  END IF;
  IF owner.created_at > now() - interval '1 hour'
    AND NOT EXISTS (SELECT FROM sessions s WHERE s.account = p_account AND s.auth_time <> p_auth_time) THEN
    RETURN false;
  END IF;
  INSERT INTO outbox (id, "to", kind, params, path)
    VALUES (uuidv7(), owner.email, 'newDevice', jsonb_build_object('device', p_device, 'at', p_at), '/account/security');
  RETURN true;
END $$;
