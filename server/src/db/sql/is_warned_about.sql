-- Whether a blocker is warned of a user on a tour: they have blocked the user, and the user had not blocked them
-- before. Without the second condition, a blocked user could block back and learn from the warnings where the blocker
-- travels.
CREATE OR REPLACE FUNCTION is_warned_about(p_blocker_id uuid, p_blocked_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocks b WHERE b.blocker_id = p_blocker_id AND b.blocked_id = p_blocked_id
    AND NOT EXISTS (SELECT FROM blocks back
      WHERE back.blocker_id = p_blocked_id AND back.blocked_id = p_blocker_id AND back.turn < b.turn));
$$;
