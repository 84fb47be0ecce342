-- The host accepts a request to join. Outcome 'joined', or 'waiting' with the queue position if the tour is full (also if it
-- was accepted before), or the reason why not: 'missing' (also if the caller is not the host), 'gone' (there is no request,
-- or a block or a suspension hides it), 'cancelled', 'ended', 'closed'. The user is notified and mailed.
CREATE OR REPLACE FUNCTION accept_request(the_tour uuid, the_host uuid, the_user uuid, today date,
  OUT outcome text, OUT place integer) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  told text;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour AND creator_id = the_host FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < today THEN outcome := 'ended'; RETURN; END IF;
  IF are_blocked(the_host, the_user) OR is_suspended(the_user) THEN outcome := 'gone'; RETURN; END IF;
  IF NOT EXISTS (SELECT FROM tour_requests WHERE tour_id = the_tour AND user_id = the_user) THEN
    place := queue_position(the_tour, the_user);
    outcome := CASE WHEN EXISTS (SELECT FROM tour_participants WHERE tour_id = the_tour AND user_id = the_user) THEN 'joined'
      WHEN place IS NOT NULL THEN 'waiting' ELSE 'gone' END;
    RETURN;
  END IF;
  IF t.joining_closed_at IS NOT NULL THEN outcome := 'closed'; RETURN; END IF;
  DELETE FROM tour_requests WHERE tour_id = the_tour AND user_id = the_user;
  SELECT s.outcome, s.place INTO outcome, place FROM take_seat(t, the_user) s;
  told := CASE outcome WHEN 'joined' THEN 'accepted' ELSE 'acceptedToWait' END;
  INSERT INTO notices (id, user_id, kind, tour_id) VALUES (uuidv7(), the_user, told, the_tour);
  PERFORM mail_about_tour(ARRAY[the_user], told, the_tour);
END $$;
COMMENT ON FUNCTION accept_request IS 'outcome: missing | gone | cancelled | ended | closed | joined | waiting (place)';
