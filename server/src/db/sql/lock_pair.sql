-- Locks a pair of users until the end of the transaction: actions between the two are serialized, and neither account
-- can be deleted meanwhile. False if one of them does not exist. Call it as a statement of its own: a check in the same
-- statement would see the data from before the wait.
CREATE OR REPLACE FUNCTION lock_pair(p_user_a uuid, p_user_b uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  there integer;
BEGIN
  SELECT count(*) INTO there FROM (SELECT FROM users WHERE id IN (p_user_a, p_user_b) ORDER BY id FOR KEY SHARE) held;
  PERFORM pg_advisory_xact_lock(hashtextextended(least(p_user_a, p_user_b)::text || greatest(p_user_a, p_user_b)::text, 0));
  RETURN there = 2;
END $$;
