-- Queues a notification for the devices that somebody has asked to be told on of such things. A thing has one notification: an
-- event about it replaces the one before, sent or not. A subscription that is being removed is left out, so that nothing waits
-- for that. In plpgsql and with one table a statement, since the caller's tables may be in other databases.
CREATE OR REPLACE FUNCTION queue_push(p_user_id uuid, p_kind text, p_subject text, p_params jsonb, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pushes AS p (user_id, device, tag, kind, params, at, since)
    SELECT s.user_id, s.device, p_kind || ':' || p_subject, p_kind, p_params, p_at, p_at FROM push_subscriptions s
      WHERE s.user_id = p_user_id AND p_kind = ANY (s.kinds) ORDER BY s.device FOR KEY SHARE SKIP LOCKED
  ON CONFLICT (user_id, device, tag) DO UPDATE SET params = excluded.params, at = excluded.at, version = p.version + 1,
    attempts = 0, next_attempt_at = now(), last_error = NULL;
END $$;
