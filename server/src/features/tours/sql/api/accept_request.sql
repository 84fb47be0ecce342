-- The host accepts a request to join. Outcome 'joined', or 'waiting' with the queue position if the tour is full (also if it
-- was accepted before), or the reason why not: 'missing' (also if the caller is not the host), 'gone' (there is no request,
-- or a block or a suspension hides it), 'cancelled', 'ended', 'closed'. The user is notified and mailed.
CREATE OR REPLACE FUNCTION accept_request(p_tour_id uuid, p_host_id uuid, p_user_id uuid, p_today date,
  OUT outcome text, OUT place integer) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  told text;
BEGIN
  SELECT * INTO t FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < p_today THEN outcome := 'ended'; RETURN; END IF;
  IF are_blocked(p_host_id, p_user_id) OR is_suspended(p_user_id) THEN outcome := 'gone'; RETURN; END IF;
  IF NOT EXISTS (SELECT FROM tour_requests WHERE tour_id = p_tour_id AND user_id = p_user_id) THEN
    place := queue_position(p_tour_id, p_user_id);
    outcome := CASE WHEN EXISTS (SELECT FROM tour_participants WHERE tour_id = p_tour_id AND user_id = p_user_id) THEN 'joined'
      WHEN place IS NOT NULL THEN 'waiting' ELSE 'gone' END;
    RETURN;
  END IF;
  IF t.joining_closed_at IS NOT NULL THEN outcome := 'closed'; RETURN; END IF;
  DELETE FROM tour_requests WHERE tour_id = p_tour_id AND user_id = p_user_id;
  SELECT s.outcome, s.place INTO outcome, place FROM take_seat(t, p_user_id) s;
  told := CASE outcome WHEN 'joined' THEN 'accepted' ELSE 'acceptedToWait' END;
  INSERT INTO notices (id, user_id, kind, tour_id) VALUES (uuidv7(), p_user_id, told, p_tour_id);
  PERFORM mail_about_tour(ARRAY[p_user_id], told, p_tour_id);
END $$;
COMMENT ON FUNCTION accept_request IS 'outcome: missing | gone | cancelled | ended | closed | joined | waiting (place)';
