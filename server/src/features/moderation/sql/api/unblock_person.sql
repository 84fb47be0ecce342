-- Deletes a block. The two reappear in each other's decks unless the other user has blocked as well.
CREATE OR REPLACE FUNCTION unblock_person(p_user_id uuid, p_other_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM blocks WHERE blocker_id = p_user_id AND blocked_id = p_other_id;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO swipes (user_id, swiped_id) VALUES (p_user_id, p_other_id) ON CONFLICT DO NOTHING;
  INSERT INTO swipes (user_id, swiped_id) VALUES (p_other_id, p_user_id) ON CONFLICT DO NOTHING;
  PERFORM recount_groups(p_user_id, p_other_id);
END $$;
