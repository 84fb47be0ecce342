-- The host declines a request to join. Outcome 'done' (also if it was declined before), or the reason why not: 'missing'
-- (also if the caller is not the host), 'gone' (there is no request, or a block or a suspension hides it), 'cancelled',
-- 'ended'. The user is notified and mailed with the host's words, and cannot ask again until `readmit_participant`.
CREATE OR REPLACE FUNCTION decline_request(the_tour uuid, the_host uuid, the_user uuid, the_reason text, today date,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour AND creator_id = the_host FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < today THEN outcome := 'ended'; RETURN; END IF;
  IF are_blocked(the_host, the_user) OR is_suspended(the_user) THEN outcome := 'gone'; RETURN; END IF;
  DELETE FROM tour_requests WHERE tour_id = the_tour AND user_id = the_user;
  IF NOT FOUND THEN
    outcome := CASE WHEN EXISTS (SELECT FROM tour_removals WHERE tour_id = the_tour AND user_id = the_user AND declined)
      THEN 'done' ELSE 'gone' END;
    RETURN;
  END IF;
  INSERT INTO tour_removals (tour_id, user_id, reason, declined) VALUES (the_tour, the_user, the_reason, true);
  INSERT INTO notices (id, user_id, kind, tour_id, note) VALUES (uuidv7(), the_user, 'declined', the_tour, the_reason);
  PERFORM mail_about_tour(ARRAY[the_user], 'declined', the_tour, the_reason);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION decline_request IS 'outcome: missing | gone | cancelled | ended | done';
