-- Deletes a block. The two reappear in each other's decks unless the other user has blocked as well.
CREATE OR REPLACE FUNCTION unblock_person(me uuid, other uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM blocks WHERE blocker_id = me AND blocked_id = other;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO swipes (user_id, swiped_id) VALUES (me, other) ON CONFLICT DO NOTHING;
  INSERT INTO swipes (user_id, swiped_id) VALUES (other, me) ON CONFLICT DO NOTHING;
  PERFORM recount_groups(me, other);
END $$;
