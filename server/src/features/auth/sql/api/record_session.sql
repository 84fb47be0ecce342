-- Records that a session was seen: its first request, or a later one. If the first request follows a log-in from a device
-- that the account has not used before, a mail to its owner is queued, except when the account itself is new. A device is
-- recognised by the cookie of its browser, or without one by what it calls itself. Returns whether a mail was queued.
CREATE OR REPLACE FUNCTION record_session(
  the_account text, the_auth_time bigint, the_app text, the_system text, the_browser text, at timestamptz, device text
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  is_first boolean;
  owner users%ROWTYPE;
BEGIN
  SELECT * INTO owner FROM users WHERE firebase_uid = the_account FOR KEY SHARE;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO sessions AS s (account, auth_time, app, system, browser, seen_at)
    VALUES (the_account, the_auth_time, the_app, the_system, the_browser, at)
  ON CONFLICT (account, auth_time) DO UPDATE SET
    seen_at = greatest(s.seen_at, excluded.seen_at), browser = coalesce(s.browser, excluded.browser),
    app = coalesce(excluded.app, s.app), system = coalesce(excluded.system, s.system)
  RETURNING xmax = 0 INTO is_first;
  IF NOT is_first OR to_timestamp(the_auth_time) < at - interval '10 minutes'
    OR owner.email !~ '^[^@[:cntrl:][:space:]]+@[^@[:cntrl:][:space:]]+$' THEN
    RETURN false;
  END IF;
  IF EXISTS (
    SELECT FROM sessions s WHERE s.account = the_account AND s.auth_time <> the_auth_time
      AND (s.browser = the_browser OR (coalesce(s.browser, the_browser) IS NULL
        AND s.app IS NOT DISTINCT FROM the_app AND s.system IS NOT DISTINCT FROM the_system))) THEN
    RETURN false;
  END IF;
  IF owner.created_at > now() - interval '1 hour'
    AND NOT EXISTS (SELECT FROM sessions s WHERE s.account = the_account AND s.auth_time <> the_auth_time) THEN
    RETURN false;
  END IF;
  INSERT INTO outbox (id, "to", kind, params, path)
    VALUES (uuidv7(), owner.email, 'newDevice', jsonb_build_object('device', device, 'at', at), '/account/security');
  RETURN true;
END $$;
