-- Undoes the user's last swipe and returns the other user; null if there is none. A match from it ends. Swipes on users
-- who are suspended, or blocked by either, are skipped, as if their accounts were deleted.
CREATE OR REPLACE FUNCTION undo_swipe(me uuid, OUT other uuid) LANGUAGE plpgsql AS $$
BEGIN
  SELECT swiped_id INTO other FROM swipes WHERE user_id = me AND action IS NOT NULL
    AND NOT are_blocked(me, swiped_id) AND NOT is_suspended(swiped_id) ORDER BY turn DESC LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM hold_pair(me, other);
  UPDATE swipes SET action = NULL WHERE user_id = me AND swiped_id = other;
  IF end_match(me, other) THEN PERFORM tell_both(me, 'closed', other, 'closed', NULL); END IF;
END $$;
