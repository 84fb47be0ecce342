-- Outcome 'joined', 'waiting' (with the queue position, from 1), or the reason why not: 'missing' (also if either has
-- blocked the other, or the host is suspended), 'own', 'cancelled', 'ended', 'removed' (by the host), 'closed'. A
-- repeated call changes nothing.
CREATE OR REPLACE FUNCTION join_tour(the_tour uuid, the_user uuid, today date, OUT outcome text, OUT place integer) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour FOR UPDATE;
  IF NOT FOUND OR are_blocked(t.creator_id, the_user) OR is_suspended(t.creator_id) THEN outcome := 'missing'; RETURN; END IF;
  IF t.creator_id = the_user THEN outcome := 'own'; RETURN; END IF;
  IF EXISTS (SELECT FROM tour_participants WHERE tour_id = the_tour AND user_id = the_user) THEN
    outcome := 'joined'; RETURN;
  END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < today THEN outcome := 'ended'; RETURN; END IF;
  IF EXISTS (SELECT FROM tour_removals WHERE tour_id = the_tour AND user_id = the_user) THEN
    outcome := 'removed'; RETURN;
  END IF;
  -- Waiting users keep their position, but move up only when joining is open again.
  IF t.joining_closed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM tour_waitlist WHERE tour_id = the_tour AND user_id = the_user) THEN
    outcome := 'closed'; RETURN;
  END IF;
  IF t.joining_closed_at IS NULL AND (t.capacity IS NULL OR t.joined < t.capacity) THEN
    INSERT INTO tour_participants (tour_id, user_id) VALUES (the_tour, the_user);
    UPDATE tours SET joined = joined + 1 WHERE id = the_tour;
    INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), t.creator_id, 'joined', the_tour, the_user);
    PERFORM notify_blockers(the_tour, ARRAY[the_user]);
    outcome := 'joined'; RETURN;
  END IF;
  INSERT INTO tour_waitlist (tour_id, user_id) VALUES (the_tour, the_user) ON CONFLICT DO NOTHING;
  SELECT count(*) INTO place FROM tour_waitlist w
    WHERE w.tour_id = the_tour
      AND w.turn <= (SELECT turn FROM tour_waitlist WHERE tour_id = the_tour AND user_id = the_user);
  outcome := 'waiting';
END $$;
