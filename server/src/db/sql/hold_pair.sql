-- Locks a pair of users until the end of the transaction: actions between the two are serialized, and neither account
-- can be deleted meanwhile. False if one of them does not exist. Call it as a statement of its own: a check in the same
-- statement would see the data from before the wait.
CREATE OR REPLACE FUNCTION hold_pair(a uuid, b uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  there integer;
BEGIN
  SELECT count(*) INTO there FROM (SELECT FROM users WHERE id IN (a, b) ORDER BY id FOR KEY SHARE) held;
  PERFORM pg_advisory_xact_lock(hashtextextended(least(a, b)::text || greatest(a, b)::text, 0));
  RETURN there = 2;
END $$;
