-- The host declines a request to join. Outcome 'done' (also if it was declined before), or the reason why not: 'missing'
-- (also if the caller is not the host), 'gone' (there is no request, or a block or a suspension hides it), 'cancelled',
-- 'ended'. The user is notified and mailed with the host's words, and cannot ask again until `readmit_participant`.
CREATE OR REPLACE FUNCTION decline_request(p_tour_id uuid, p_host_id uuid, p_user_id uuid, p_reason text, p_today date,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < p_today THEN outcome := 'ended'; RETURN; END IF;
  IF are_blocked(p_host_id, p_user_id) OR is_suspended(p_user_id) THEN outcome := 'gone'; RETURN; END IF;
  DELETE FROM tour_requests WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF NOT FOUND THEN
    outcome := CASE WHEN EXISTS (SELECT FROM tour_removals WHERE tour_id = p_tour_id AND user_id = p_user_id AND declined)
      THEN 'done' ELSE 'gone' END;
    RETURN;
  END IF;
  INSERT INTO tour_removals (tour_id, user_id, reason, declined) VALUES (p_tour_id, p_user_id, p_reason, true);
  INSERT INTO notices (id, user_id, kind, tour_id, note) VALUES (uuidv7(), p_user_id, 'declined', p_tour_id, p_reason);
  PERFORM mail_about_tour(ARRAY[p_user_id], 'declined', p_tour_id, p_reason);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION decline_request IS 'outcome: missing | gone | cancelled | ended | done';
