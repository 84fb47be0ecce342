-- Saves where and of what a device is told. Beyond `p_most` devices those that were changed longest ago are removed; the lock
-- makes this hold for two that subscribe at once.
CREATE OR REPLACE FUNCTION subscribe_push(p_user_id uuid, p_device text, p_endpoint text, p_p256dh text, p_auth text,
  p_auth_time bigint, p_kinds text[], p_shows_names boolean, p_most integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  INSERT INTO push_subscriptions (user_id, device, endpoint, p256dh, auth, auth_time, kinds, shows_names, changed_at)
    VALUES (p_user_id, p_device, p_endpoint, p_p256dh, p_auth, p_auth_time, p_kinds, p_shows_names, clock_timestamp())
  ON CONFLICT (user_id, device) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
    auth_time = excluded.auth_time, kinds = excluded.kinds, shows_names = excluded.shows_names, changed_at = excluded.changed_at;
  DELETE FROM push_subscriptions WHERE user_id = p_user_id AND device IN (
    SELECT device FROM push_subscriptions WHERE user_id = p_user_id ORDER BY changed_at DESC, device OFFSET p_most);
END $$;
