-- Undoes the user's last swipe and returns the other user; null if there is none. A match from it ends. Swipes on users
-- who are suspended, or blocked by either, are skipped, as if their accounts were deleted; at most 1,000 of them.
CREATE OR REPLACE FUNCTION undo_swipe(p_user_id uuid, OUT other uuid) LANGUAGE plpgsql AS $$
DECLARE
  swiped uuid;
BEGIN
  FOR swiped IN SELECT swiped_id FROM swipes WHERE user_id = p_user_id AND action IS NOT NULL ORDER BY turn DESC LIMIT 1000 LOOP
    CONTINUE WHEN are_blocked(p_user_id, swiped) OR NOT EXISTS (SELECT FROM users WHERE id = swiped AND suspended_at IS NULL);
    other := swiped;
    EXIT;
  END LOOP;
  IF other IS NULL THEN RETURN; END IF;
  PERFORM lock_pair(p_user_id, other);
  UPDATE swipes SET action = NULL WHERE user_id = p_user_id AND swiped_id = other;
  IF end_match(p_user_id, other) THEN PERFORM notify_pair(p_user_id, 'closed', other, 'closed', NULL, NULL); END IF;
END $$;
