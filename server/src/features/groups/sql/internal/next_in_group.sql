-- The next number and version in the group of a tour. It holds the group until the end of the transaction, so that
-- entries and changes are visible in the order of their versions.
CREATE OR REPLACE FUNCTION next_in_group(p_tour_id uuid) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  n bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_tour_id::text, 23));
  INSERT INTO group_counters AS c (tour_id, last) VALUES (p_tour_id, 1)
    ON CONFLICT (tour_id) DO UPDATE SET last = c.last + 1 RETURNING last INTO n;
  RETURN n;
END $$;
