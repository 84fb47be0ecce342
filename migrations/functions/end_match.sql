-- Deletes a match. True if there was one. Call it under `hold_pair`.
CREATE OR REPLACE FUNCTION end_match(a uuid, b uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM matches WHERE (user_id, other_id) IN ((a, b), (b, a));
  RETURN FOUND;
END $$;
