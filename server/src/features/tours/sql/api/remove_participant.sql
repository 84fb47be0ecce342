-- Outcome 'done' (also if they were removed before), or the reason why not: 'missing' (also if the caller is not the
-- host, or the user is neither in the tour nor on its waitlist), 'cancelled', 'ended'. The user is notified with the
-- reason.
CREATE OR REPLACE FUNCTION remove_participant(the_tour uuid, the_host uuid, the_user uuid, the_reason text, today date,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  waited boolean;
  seated boolean;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour AND creator_id = the_host FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < today THEN outcome := 'ended'; RETURN; END IF;
  DELETE FROM tour_waitlist WHERE tour_id = the_tour AND user_id = the_user;
  waited := FOUND;
  DELETE FROM tour_participants WHERE tour_id = the_tour AND user_id = the_user;
  seated := FOUND;
  IF NOT (waited OR seated) THEN
    outcome := CASE WHEN EXISTS (SELECT FROM tour_removals WHERE tour_id = the_tour AND user_id = the_user)
      THEN 'done' ELSE 'missing' END;
    RETURN;
  END IF;
  INSERT INTO tour_removals (tour_id, user_id, reason) VALUES (the_tour, the_user, the_reason);
  INSERT INTO notices (id, user_id, kind, tour_id, note) VALUES (uuidv7(), the_user, 'removed', the_tour, the_reason);
  IF seated THEN
    UPDATE tours SET joined = joined - 1 WHERE id = the_tour;
    PERFORM leave_group(the_tour, the_user);
    PERFORM leave_expenses(the_tour, the_user, today);
    PERFORM promote_waiting(the_tour);
  END IF;
  outcome := 'done';
END $$;
COMMENT ON FUNCTION remove_participant IS 'outcome: missing | cancelled | ended | done';
