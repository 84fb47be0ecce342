-- Decides an appeal, once: 'reversed' takes back the decision, 'upheld' leaves it. Records who did it, and tells the user
-- by mail and by a notification. Outcome 'decided' or 'already', with the user's name; no row: no such appeal.
CREATE OR REPLACE FUNCTION decide_appeal(the_appeal uuid, the_outcome text, the_operator text)
RETURNS TABLE (outcome text, name text) LANGUAGE plpgsql AS $$
DECLARE
  appeal appeals%ROWTYPE;
  email text;
BEGIN
  SELECT * INTO appeal FROM appeals p WHERE p.id = the_appeal FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT u.name, u.email INTO name, email FROM users u WHERE u.id = appeal.user_id;
  IF appeal.decided_at IS NOT NULL THEN outcome := 'already'; RETURN NEXT; RETURN; END IF;
  UPDATE appeals p SET decided_at = now(), outcome = the_outcome WHERE p.id = the_appeal;
  INSERT INTO moderation_acts (id, report_id, act, operator)
    SELECT uuidv7(), a.report_id, CASE WHEN the_outcome = 'reversed' THEN 'reverse' ELSE 'uphold' END, the_operator
    FROM moderation_acts a WHERE a.id = appeal.act_id;
  IF the_outcome = 'reversed' THEN PERFORM undo_act(appeal.act_id); END IF;
  INSERT INTO notices (id, user_id, kind) VALUES (uuidv7(), appeal.user_id, 'appealDecided');
  INSERT INTO outbox (id, "to", kind, params)
    VALUES (uuidv7(), email, CASE WHEN the_outcome = 'reversed' THEN 'appealReversed' ELSE 'appealUpheld' END, '{}');
  outcome := 'decided';
  RETURN NEXT;
END $$;
