-- Outcome 'swiped', 'match' for the one swipe that made a match, or 'missing'. A second swipe replaces the first.
CREATE OR REPLACE FUNCTION swipe_person(me uuid, other uuid, the_action text, OUT outcome text) LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  IF are_blocked(me, other) OR EXISTS (SELECT FROM users WHERE id = other AND suspended_at IS NOT NULL) THEN
    outcome := 'missing'; RETURN;
  END IF;
  INSERT INTO swipes AS s (user_id, swiped_id, action) VALUES (me, other, the_action)
    ON CONFLICT (user_id, swiped_id) DO UPDATE SET action = excluded.action, turn = excluded.turn, swiped_at = excluded.swiped_at
    WHERE s.action IS DISTINCT FROM excluded.action;
  outcome := 'swiped';
  IF NOT FOUND THEN RETURN; END IF;
  IF the_action = 'right' THEN
    -- Somebody whose deck, or the user's, is for one gender only is as one who has not swiped.
    IF NOT decks_open(me, other) THEN RETURN; END IF;
    PERFORM FROM swipes WHERE user_id = other AND swiped_id = me AND action = 'right';
    IF NOT FOUND THEN RETURN; END IF;
    INSERT INTO matches (user_id, other_id) VALUES (me, other);
    INSERT INTO matches (user_id, other_id) VALUES (other, me);
    PERFORM tell_both(me, 'match', other, 'match', NULL, NULL);
    outcome := 'match';
  ELSIF end_match(me, other) THEN
    PERFORM tell_both(me, 'closed', other, 'closed', NULL, NULL);
  END IF;
END $$;
COMMENT ON FUNCTION swipe_person IS 'outcome: swiped | match | missing';
