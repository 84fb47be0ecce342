-- False if the other user is deleted, suspended or blocked. A repeated call changes nothing.
CREATE OR REPLACE FUNCTION follow_person(me uuid, other uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hold_pair(me, other) THEN RETURN false; END IF;
  IF are_blocked(me, other) OR EXISTS (SELECT FROM users WHERE id = other AND suspended_at IS NOT NULL) THEN
    RETURN false;
  END IF;
  INSERT INTO follows (follower_id, followed_id) VALUES (me, other) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;
