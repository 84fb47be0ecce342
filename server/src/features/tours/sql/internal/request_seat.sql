-- Stores a user's request to join a tour, or the new answers of one that is open. Outcome 'requested', or the reason why
-- not: 'unanswered' (with the index of the question, from 0), 'requests full' (the tour has `p_most_requests`), 'too many
-- requests' (the user has `p_most_own`). The caller holds the tour's row lock. The host is notified of each new request, and
-- mailed of the first of those that wait.
CREATE OR REPLACE FUNCTION request_seat(t tours, p_user_id uuid, p_answers jsonb, p_today date, p_most_requests integer, p_most_own integer,
  OUT outcome text, OUT unanswered integer) LANGUAGE plpgsql AS $$
DECLARE
  answered jsonb;
  waiting integer;
BEGIN
  -- Only answers to the current questions count, so that none is stored under a question that the user has not read.
  SELECT min(q.number) FILTER (WHERE a.answer IS NULL) - 1,
      coalesce(jsonb_agg(jsonb_build_object('question', q.question, 'answer', a.answer) ORDER BY q.number), '[]')
    INTO unanswered, answered
    FROM unnest(t.questions) WITH ORDINALITY q(question, number)
    LEFT JOIN LATERAL (SELECT x.answer FROM jsonb_to_recordset(p_answers) x(question text, answer text)
      WHERE x.question = q.question LIMIT 1) a ON true;
  IF unanswered IS NOT NULL THEN outcome := 'unanswered'; RETURN; END IF;
  -- Their own words to the host stand first, under no question.
  answered := coalesce((SELECT jsonb_build_array(jsonb_build_object('question', '', 'answer', x.answer))
    FROM jsonb_to_recordset(p_answers) x(question text, answer text) WHERE x.question = '' LIMIT 1), '[]') || answered;
  outcome := 'requested';
  UPDATE tour_requests SET answers = answered WHERE tour_id = t.id AND user_id = p_user_id;
  IF FOUND THEN RETURN; END IF;
  SELECT count(*) INTO waiting FROM tour_requests WHERE tour_id = t.id;
  IF waiting >= p_most_requests THEN outcome := 'requests full'; RETURN; END IF;
  -- Serializes the requests of one user to several tours.
  PERFORM pg_advisory_xact_lock(hashtextextended('requests of ' || p_user_id, 0));
  IF (SELECT count(*) FROM tour_requests r JOIN tours o ON o.id = r.tour_id
      WHERE r.user_id = p_user_id AND o.end_date >= p_today) >= p_most_own THEN
    outcome := 'too many requests'; RETURN;
  END IF;
  INSERT INTO tour_requests (tour_id, user_id, answers) VALUES (t.id, p_user_id, answered);
  INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), t.creator_id, 'requested', t.id, p_user_id);
  IF waiting = 0 THEN PERFORM mail_about_tour(ARRAY[t.creator_id], 'requested', t.id); END IF;
END $$;
