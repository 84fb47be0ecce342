-- True if there was a match.
CREATE OR REPLACE FUNCTION unmatch(me uuid, other uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hold_pair(me, other) OR NOT end_match(me, other) THEN RETURN false; END IF;
  UPDATE swipes SET action = 'left' WHERE user_id = me AND swiped_id = other;
  PERFORM tell_both(me, 'closed', other, 'closed', NULL, NULL);
  RETURN true;
END $$;
