-- Outcome 'joined', 'already' (with a seat from before), 'waiting' (with the queue position, from 1), 'requested' (the host decides), or the reason why not:
-- 'missing' (also if either has blocked the other, or the host is suspended, or the tour is for another gender), 'own', 'cancelled', 'ended', 'removed' or
-- 'declined' (by the host), 'closed', and those of `request_seat`. A repeated call changes at most the answers of a request.
DROP FUNCTION IF EXISTS join_tour(uuid, uuid, date);
CREATE OR REPLACE FUNCTION join_tour(p_tour_id uuid, p_user_id uuid, p_today date, p_answers jsonb DEFAULT '[]',
  p_most_requests integer DEFAULT 200, p_most_own integer DEFAULT 20,
  OUT outcome text, OUT place integer, OUT unanswered integer) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  is_waiting boolean;
BEGIN
  -- A tour for another gender is not even locked, as if it did not exist. A block may be made while this waits for the lock.
  SELECT * INTO t FROM tours x WHERE x.id = p_tour_id AND tour_opens_to(x, p_user_id) FOR UPDATE;
  IF NOT FOUND OR NOT can_see_tour(t, p_user_id) THEN outcome := 'missing'; RETURN; END IF;
  IF t.creator_id = p_user_id THEN outcome := 'own'; RETURN; END IF;
  IF EXISTS (SELECT FROM tour_participants WHERE tour_id = p_tour_id AND user_id = p_user_id) THEN
    outcome := 'already'; RETURN;
  END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < p_today THEN outcome := 'ended'; RETURN; END IF;
  SELECT CASE WHEN declined THEN 'declined' ELSE 'removed' END INTO outcome
    FROM tour_removals WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF FOUND THEN RETURN; END IF;
  -- Waiting users keep their position, but move up only when joining is open again.
  is_waiting := EXISTS (SELECT FROM tour_waitlist WHERE tour_id = p_tour_id AND user_id = p_user_id);
  IF t.joining_closed_at IS NOT NULL AND NOT is_waiting THEN outcome := 'closed'; RETURN; END IF;
  IF t.needs_approval AND NOT is_waiting THEN
    SELECT r.outcome, r.unanswered INTO outcome, unanswered
      FROM request_seat(t, p_user_id, p_answers, p_today, p_most_requests, p_most_own) r;
    RETURN;
  END IF;
  -- A request from before the host turned approval off.
  DELETE FROM tour_requests WHERE tour_id = p_tour_id AND user_id = p_user_id;
  SELECT s.outcome, s.place INTO outcome, place FROM take_seat(t, p_user_id) s;
  IF outcome = 'joined' THEN
    INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), t.creator_id, 'joined', p_tour_id, p_user_id);
  END IF;
END $$;
COMMENT ON FUNCTION join_tour IS 'outcome: missing | own | cancelled | ended | closed | removed | declined | unanswered (unanswered) | requests full | too many requests | joined | already | waiting (place) | requested';
