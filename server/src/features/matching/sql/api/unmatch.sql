-- True if there was a match.
CREATE OR REPLACE FUNCTION unmatch(p_user_id uuid, p_other_id uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT lock_pair(p_user_id, p_other_id) OR NOT end_match(p_user_id, p_other_id) THEN RETURN false; END IF;
  UPDATE swipes SET action = 'left' WHERE user_id = p_user_id AND swiped_id = p_other_id;
  PERFORM notify_pair(p_user_id, 'closed', p_other_id, 'closed', NULL, NULL);
  RETURN true;
END $$;
