-- When the embedded identity provider makes an account's earlier sessions void, as with a new password, ends them in the
-- list that all processes read: they hold verified tokens for longer than they hold that list.
CREATE OR REPLACE FUNCTION end_void_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_sessions(NEW.uid, NULL, to_timestamp(NEW.valid_since));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER identity_accounts_end_sessions AFTER UPDATE OF valid_since ON identity_accounts FOR EACH ROW
  WHEN (NEW.valid_since > OLD.valid_since) EXECUTE FUNCTION end_void_sessions();
