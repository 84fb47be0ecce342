-- Takes the user's last swipe back and gives whose card it was; null when there is none. A match that it made ends.
-- Swipes on people who are blocked either way or suspended count for nothing, as if their accounts were gone.
CREATE OR REPLACE FUNCTION undo_swipe(me uuid, OUT other uuid) LANGUAGE plpgsql AS $$
DECLARE
  matched boolean;
BEGIN
  SELECT swiped_id INTO other FROM swipes WHERE user_id = me AND action IS NOT NULL
    AND NOT are_blocked(me, swiped_id) AND NOT is_suspended(swiped_id) ORDER BY turn DESC LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM hold_pair(me, other);
  matched := are_matched(me, other);
  UPDATE swipes SET action = NULL WHERE user_id = me AND swiped_id = other;
  IF matched THEN PERFORM tell_both(me, 'closed', other, 'closed', NULL); END IF;
END $$;
