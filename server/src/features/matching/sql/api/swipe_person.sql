-- Outcome 'swiped', 'match' for the one swipe that made a match, or 'missing'. A second swipe replaces the first.
CREATE OR REPLACE FUNCTION swipe_person(p_user_id uuid, p_other_id uuid, p_action text, OUT outcome text) LANGUAGE plpgsql AS $$
BEGIN
  IF NOT lock_pair(p_user_id, p_other_id) THEN outcome := 'missing'; RETURN; END IF;
  IF are_blocked(p_user_id, p_other_id) OR EXISTS (SELECT FROM users WHERE id = p_other_id AND suspended_at IS NOT NULL) THEN
    outcome := 'missing'; RETURN;
  END IF;
  INSERT INTO swipes AS s (user_id, swiped_id, action) VALUES (p_user_id, p_other_id, p_action)
    ON CONFLICT (user_id, swiped_id) DO UPDATE SET action = excluded.action, turn = excluded.turn, swiped_at = excluded.swiped_at
    WHERE s.action IS DISTINCT FROM excluded.action;
  outcome := 'swiped';
  IF NOT FOUND THEN RETURN; END IF;
  IF p_action = 'right' THEN
    -- Somebody whose deck, or the user's, is for one gender only is as one who has not swiped.
    IF NOT are_decks_open(p_user_id, p_other_id) THEN RETURN; END IF;
    PERFORM FROM swipes WHERE user_id = p_other_id AND swiped_id = p_user_id AND action = 'right';
    IF NOT FOUND THEN RETURN; END IF;
    INSERT INTO matches (user_id, other_id) VALUES (p_user_id, p_other_id);
    INSERT INTO matches (user_id, other_id) VALUES (p_other_id, p_user_id);
    PERFORM notify_pair(p_user_id, 'match', p_other_id, 'match', NULL, NULL);
    outcome := 'match';
  ELSIF end_match(p_user_id, p_other_id) THEN
    PERFORM notify_pair(p_user_id, 'closed', p_other_id, 'closed', NULL, NULL);
  END IF;
END $$;
COMMENT ON FUNCTION swipe_person IS 'outcome: swiped | match | missing';
