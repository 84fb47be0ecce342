-- Deletes the rows of a deleted account in the tables without foreign keys, both its own and those of others about it.
-- May be repeated. Nothing is deleted if the account is not queued for it.
CREATE OR REPLACE FUNCTION forget_account(the_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM removed_accounts WHERE user_id = the_user FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM swipes WHERE user_id = the_user;
  DELETE FROM swipes WHERE swiped_id = the_user;
  DELETE FROM matches WHERE user_id = the_user;
  DELETE FROM matches WHERE other_id = the_user;
  DELETE FROM deck_places WHERE user_id = the_user;
  DELETE FROM inboxes WHERE user_id = the_user;
  DELETE FROM live_events WHERE user_id = the_user;
  DELETE FROM live_events WHERE other_id = the_user;
  DELETE FROM threads WHERE user_id = the_user;
  DELETE FROM threads WHERE other_id = the_user;
  DELETE FROM messages WHERE from_id = the_user;
  DELETE FROM messages WHERE to_id = the_user;
  DELETE FROM removed_accounts WHERE user_id = the_user;
END $$;
