-- Whether either of the two has blocked the other.
CREATE OR REPLACE FUNCTION are_blocked(a uuid, b uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocks WHERE (blocker_id, blocked_id) IN ((a, b), (b, a)));
$$;
