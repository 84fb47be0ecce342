-- Deletes a match. True if there was one. Call it under `lock_pair`.
CREATE OR REPLACE FUNCTION end_match(p_user_a uuid, p_user_b uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM matches WHERE user_id = p_user_a AND other_id = p_user_b;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM matches WHERE user_id = p_user_b AND other_id = p_user_a;
  RETURN true;
END $$;
