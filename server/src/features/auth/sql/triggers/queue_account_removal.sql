-- Queues the deletion of a deleted account's rows in the tables without foreign keys.
CREATE OR REPLACE FUNCTION queue_account_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_accounts (user_id) VALUES (OLD.id) ON CONFLICT (user_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_queue_removal AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION queue_account_removal();
