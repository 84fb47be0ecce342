-- Deletes a match. True if there was one. Call it under `hold_pair`.
CREATE OR REPLACE FUNCTION end_match(a uuid, b uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM matches WHERE user_id = a AND other_id = b;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM matches WHERE user_id = b AND other_id = a;
  RETURN true;
END $$;
