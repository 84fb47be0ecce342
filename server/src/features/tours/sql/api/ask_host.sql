-- Stores a question of somebody outside of the tour to its host. Outcome 'asked', or the reason why not: 'missing' (as of
-- `join_tour`), 'own', 'joined' (members have the group), 'cancelled', 'ended', 'removed' or 'declined' (by the host), 'closed',
-- 'unanswered' (their last question waits), 'asked enough' (they have asked `p_most` times), 'questions full' (the host has
-- `p_most_open` to answer). The host is notified, and mailed of the first question that waits.
CREATE OR REPLACE FUNCTION ask_host(p_tour_id uuid, p_user_id uuid, p_today date, p_text text, p_most integer, p_most_open integer,
  OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  waiting integer;
BEGIN
  -- A tour for another gender is not even locked, as if it did not exist. A block may be made while this waits for the lock.
  SELECT * INTO t FROM tours x WHERE x.id = p_tour_id AND tour_opens_to(x, p_user_id) FOR UPDATE;
  IF NOT FOUND OR NOT can_see_tour(t, p_user_id) THEN outcome := 'missing'; RETURN; END IF;
  IF t.creator_id = p_user_id THEN outcome := 'own'; RETURN; END IF;
  IF EXISTS (SELECT FROM tour_participants WHERE tour_id = p_tour_id AND user_id = p_user_id) THEN
    outcome := 'joined'; RETURN;
  END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < p_today THEN outcome := 'ended'; RETURN; END IF;
  SELECT CASE WHEN declined THEN 'declined' ELSE 'removed' END INTO outcome
    FROM tour_removals WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF FOUND THEN RETURN; END IF;
  IF t.joining_closed_at IS NOT NULL THEN outcome := 'closed'; RETURN; END IF;
  SELECT CASE WHEN count(*) FILTER (WHERE answer IS NULL) > 0 THEN 'unanswered' WHEN count(*) >= p_most THEN 'asked enough' END
    INTO outcome FROM guest_questions WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF outcome IS NOT NULL THEN RETURN; END IF;
  SELECT count(*) INTO waiting FROM guest_questions WHERE tour_id = p_tour_id AND answer IS NULL;
  IF waiting >= p_most_open THEN outcome := 'questions full'; RETURN; END IF;
  INSERT INTO guest_questions (tour_id, id, user_id, text) VALUES (p_tour_id, uuidv7(), p_user_id, p_text);
  INSERT INTO notices (id, user_id, kind, tour_id, actor_id, is_question)
    VALUES (uuidv7(), t.creator_id, 'requested', p_tour_id, p_user_id, true);
  IF waiting = 0 THEN PERFORM mail_about_tour(ARRAY[t.creator_id], 'asked', p_tour_id); END IF;
  outcome := 'asked';
END $$;
COMMENT ON FUNCTION ask_host IS 'outcome: missing | own | joined | cancelled | ended | removed | declined | closed | unanswered | asked enough | questions full | asked';
