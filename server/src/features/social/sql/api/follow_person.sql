-- False if the other user is deleted, suspended or blocked. A repeated call changes nothing.
CREATE OR REPLACE FUNCTION follow_person(p_user_id uuid, p_other_id uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT lock_pair(p_user_id, p_other_id) THEN RETURN false; END IF;
  IF are_blocked(p_user_id, p_other_id) OR EXISTS (SELECT FROM users WHERE id = p_other_id AND suspended_at IS NOT NULL) THEN
    RETURN false;
  END IF;
  INSERT INTO follows (follower_id, followed_id) VALUES (p_user_id, p_other_id) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;
