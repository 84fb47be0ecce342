-- Outcome 'left', 'absent' (the user had no seat), 'withdrawn' (an open request to join), or the reason why not: 'missing'
-- (also if a block or a suspension hides the tour, or it is for another gender), 'own', 'cancelled', 'ended'.
-- `quiet`: neither the host nor the group is told; they see it only by who is left.
DROP FUNCTION IF EXISTS leave_tour(uuid, uuid, date);
CREATE OR REPLACE FUNCTION leave_tour(the_tour uuid, the_user uuid, today date, quiet boolean DEFAULT false, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours x WHERE x.id = the_tour AND tour_opens_to(x, the_user) FOR UPDATE;
  IF NOT FOUND OR are_blocked(t.creator_id, the_user) OR is_suspended(t.creator_id) THEN outcome := 'missing'; RETURN; END IF;
  IF t.creator_id = the_user THEN outcome := 'own'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < today THEN outcome := 'ended'; RETURN; END IF;
  DELETE FROM tour_requests WHERE tour_id = the_tour AND user_id = the_user;
  IF FOUND THEN
    DELETE FROM notices WHERE user_id = t.creator_id AND tour_id = the_tour AND actor_id = the_user AND kind = 'requested';
    outcome := 'withdrawn'; RETURN;
  END IF;
  DELETE FROM tour_waitlist WHERE tour_id = the_tour AND user_id = the_user;
  DELETE FROM tour_participants WHERE tour_id = the_tour AND user_id = the_user;
  IF FOUND THEN
    UPDATE tours SET joined = joined - 1 WHERE id = the_tour;
    IF NOT quiet THEN
      INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), t.creator_id, 'left', the_tour, the_user);
    END IF;
    PERFORM leave_group(the_tour, the_user, quiet);
    PERFORM leave_expenses(the_tour, the_user, today);
    PERFORM promote_waiting(the_tour);
    outcome := 'left';
  ELSE
    outcome := 'absent';
  END IF;
END $$;
COMMENT ON FUNCTION leave_tour IS 'outcome: missing | own | cancelled | ended | left | absent | withdrawn';
