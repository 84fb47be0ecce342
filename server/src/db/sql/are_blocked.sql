-- Whether either of the two has blocked the other.
CREATE OR REPLACE FUNCTION are_blocked(p_user_a uuid, p_user_b uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocks WHERE (blocker_id, blocked_id) IN ((p_user_a, p_user_b), (p_user_b, p_user_a)));
$$;
