-- The host answers a question, once. Outcome 'done' (also for the same answer again), or the reason why not: 'missing' (also if
-- the caller is not the host), 'question gone' (there is none, or a block or a suspension hides it), 'cancelled', 'ended',
-- 'answered' (with other words). The asker is notified, and mailed with the host's words.
CREATE OR REPLACE FUNCTION answer_guest(p_tour_id uuid, p_host_id uuid, p_question_id uuid, p_answer text, p_today date,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  q guest_questions%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < p_today THEN outcome := 'ended'; RETURN; END IF;
  SELECT * INTO q FROM guest_questions WHERE tour_id = p_tour_id AND id = p_question_id;
  IF NOT FOUND OR are_blocked(p_host_id, q.user_id) OR is_suspended(q.user_id) THEN outcome := 'question gone'; RETURN; END IF;
  IF q.answer IS NOT NULL THEN
    outcome := CASE q.answer WHEN p_answer THEN 'done' ELSE 'answered' END;
    RETURN;
  END IF;
  UPDATE guest_questions SET answer = p_answer, answered_at = now() WHERE tour_id = p_tour_id AND id = p_question_id;
  INSERT INTO notices (id, user_id, kind, tour_id, is_question) VALUES (uuidv7(), q.user_id, 'changed', p_tour_id, true);
  PERFORM mail_about_tour(ARRAY[q.user_id], 'answered', p_tour_id, p_answer);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION answer_guest IS 'outcome: missing | question gone | cancelled | ended | answered | done';
