-- Outcome 'done' (also if they were removed before), or the reason why not: 'missing' (also if the caller is not the
-- host, or the user is neither in the tour nor on its waitlist), 'cancelled', 'ended'. The user is notified with the
-- reason.
CREATE OR REPLACE FUNCTION remove_participant(p_tour_id uuid, p_host_id uuid, p_user_id uuid, p_reason text, p_today date,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  waited boolean;
  seated boolean;
BEGIN
  SELECT * INTO t FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < p_today THEN outcome := 'ended'; RETURN; END IF;
  DELETE FROM tour_waitlist WHERE tour_id = p_tour_id AND user_id = p_user_id;
  waited := FOUND;
  DELETE FROM tour_participants WHERE tour_id = p_tour_id AND user_id = p_user_id;
  seated := FOUND;
  IF NOT (waited OR seated) THEN
    outcome := CASE WHEN EXISTS (SELECT FROM tour_removals WHERE tour_id = p_tour_id AND user_id = p_user_id)
      THEN 'done' ELSE 'missing' END;
    RETURN;
  END IF;
  INSERT INTO tour_removals (tour_id, user_id, reason) VALUES (p_tour_id, p_user_id, p_reason);
  INSERT INTO notices (id, user_id, kind, tour_id, note) VALUES (uuidv7(), p_user_id, 'removed', p_tour_id, p_reason);
  IF seated THEN
    UPDATE tours SET joined = joined - 1 WHERE id = p_tour_id;
    PERFORM leave_group(p_tour_id, p_user_id);
    PERFORM leave_expenses(p_tour_id, p_user_id, p_today);
    PERFORM promote_waiting(p_tour_id);
  END IF;
  outcome := 'done';
END $$;
COMMENT ON FUNCTION remove_participant IS 'outcome: missing | cancelled | ended | done';
