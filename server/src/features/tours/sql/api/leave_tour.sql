-- Outcome 'left', 'absent' (the user had no seat), 'withdrawn' (an open request to join), or the reason why not: 'missing'
-- (also if a block or a suspension hides the tour, or it is for another gender), 'own', 'cancelled', 'ended'.
-- `p_quiet`: neither the host nor the group is told; they see it only by who is left.
DROP FUNCTION IF EXISTS leave_tour(uuid, uuid, date);
CREATE OR REPLACE FUNCTION leave_tour(p_tour_id uuid, p_user_id uuid, p_today date, p_quiet boolean DEFAULT false, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours x WHERE x.id = p_tour_id AND tour_opens_to(x, p_user_id) FOR UPDATE;
  IF NOT FOUND OR NOT can_see_tour(t, p_user_id) THEN outcome := 'missing'; RETURN; END IF;
  IF t.creator_id = p_user_id THEN outcome := 'own'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < p_today THEN outcome := 'ended'; RETURN; END IF;
  DELETE FROM tour_requests WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF FOUND THEN
    DELETE FROM notices WHERE user_id = t.creator_id AND tour_id = p_tour_id AND actor_id = p_user_id AND kind = 'requested' AND NOT is_question;
    outcome := 'withdrawn'; RETURN;
  END IF;
  DELETE FROM tour_waitlist WHERE tour_id = p_tour_id AND user_id = p_user_id;
  DELETE FROM tour_participants WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF FOUND THEN
    UPDATE tours SET joined = joined - 1 WHERE id = p_tour_id;
    IF NOT p_quiet THEN
      INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), t.creator_id, 'left', p_tour_id, p_user_id);
    END IF;
    PERFORM leave_group(p_tour_id, p_user_id, p_quiet);
    PERFORM leave_expenses(p_tour_id, p_user_id, p_today);
    PERFORM promote_waiting(p_tour_id);
    outcome := 'left';
  ELSE
    outcome := 'absent';
  END IF;
END $$;
COMMENT ON FUNCTION leave_tour IS 'outcome: missing | own | cancelled | ended | left | absent | withdrawn';
