-- Whether a blocker is warned of a user on a tour: they have blocked the user, and the user had not blocked them
-- before. Without the second condition, a blocked user could block back and learn from the warnings where the blocker
-- travels.
CREATE OR REPLACE FUNCTION is_warned_of(the_blocker uuid, the_blocked uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocks b WHERE b.blocker_id = the_blocker AND b.blocked_id = the_blocked
    AND NOT EXISTS (SELECT FROM blocks back
      WHERE back.blocker_id = the_blocked AND back.blocked_id = the_blocker AND back.turn < b.turn));
$$;
