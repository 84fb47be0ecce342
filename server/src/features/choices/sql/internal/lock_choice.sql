-- Holds a choice until the end of the transaction, and the user's account, which cannot be deleted meanwhile; returns what
-- the user may do with it, as `choice_right`. Call it as a statement of its own: a check in the same statement would see
-- the data from before the wait.
CREATE OR REPLACE FUNCTION lock_choice(p_choice_id uuid, p_user_id uuid, p_today date) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF choice_right(p_choice_id, p_user_id, p_today) IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id = p_user_id FOR KEY SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM FROM choices WHERE id = p_choice_id FOR NO KEY UPDATE;
  -- The choice may be gone, or hidden, while the function waited.
  RETURN choice_right(p_choice_id, p_user_id, p_today);
END $$;
