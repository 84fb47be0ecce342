-- Ends the notifications of a device whose session has ended, also those that an earlier session of the same browser asked for.
CREATE OR REPLACE FUNCTION end_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions p USING users u
    WHERE u.firebase_uid = NEW.account AND p.user_id = u.id AND (p.auth_time = NEW.auth_time OR p.auth_time IN (
      SELECT s.auth_time FROM sessions s
      WHERE s.account = NEW.account AND s.browser = NEW.browser AND s.auth_time < NEW.auth_time));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER sessions_end_push AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_push_subscriptions();
