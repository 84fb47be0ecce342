-- Decides an appeal, once: 'reversed' takes back the decision, 'upheld' leaves it. Records who did it, and tells the user
-- by mail and by a notification. Outcome 'decided', 'already', or 'own' for the decision or proposal of the actor, with the
-- user's name; no row: no such appeal, or it is the actor's, or about a report in which they have a part.
DROP FUNCTION IF EXISTS decide_appeal(uuid, text, text);
CREATE OR REPLACE FUNCTION decide_appeal(p_appeal_id uuid, p_outcome text, p_actor jsonb, p_note text DEFAULT '')
RETURNS TABLE (outcome text, name text) LANGUAGE plpgsql AS $$
DECLARE
  appeal appeals%ROWTYPE;
  done moderation_acts%ROWTYPE;
  value_before jsonb;
  line uuid;
  email text;
  me uuid := (p_actor->>'staff')::uuid;
BEGIN
  SELECT a.* INTO done FROM appeals p JOIN moderation_acts a ON a.id = p.act_id WHERE p.id = p_appeal_id;
  PERFORM FROM reports r WHERE r.reported_id = done.user_id ORDER BY r.id FOR UPDATE;
  SELECT * INTO appeal FROM appeals p WHERE p.id = p_appeal_id FOR UPDATE;
  IF NOT FOUND OR appeal.user_id = me OR is_own_report((SELECT r FROM reports r WHERE r.id = done.report_id), me) THEN
    RETURN;
  END IF;
  SELECT u.name, u.email INTO name, email FROM users u WHERE u.id = appeal.user_id;
  IF appeal.decided_at IS NOT NULL THEN outcome := 'already'; RETURN NEXT; RETURN; END IF;
  IF EXISTS (SELECT FROM audit_log l WHERE l.id = done.audit_id AND l.staff_id = me)
    OR EXISTS (SELECT FROM suspension_proposals p
      WHERE p.decided_audit_id = done.audit_id AND p.proposed_by = me)
    OR has_reported(me, appeal.user_id) THEN
    outcome := 'own'; RETURN NEXT; RETURN;
  END IF;
  value_before := jsonb_build_object('outcome', NULL, 'suspension', current_suspension(appeal.user_id));
  UPDATE appeals p SET decided_at = now(), outcome = p_outcome WHERE p.id = p_appeal_id;
  IF p_outcome = 'reversed' THEN PERFORM undo_act(appeal.act_id); END IF;
  line := audit(p_actor, 'appeal.' || p_outcome, 'appeal', p_appeal_id::text, value_before,
    jsonb_build_object('outcome', p_outcome, 'suspension', current_suspension(appeal.user_id)), p_note);
  INSERT INTO moderation_acts (id, report_id, act, user_id, operator, audit_id)
    SELECT uuidv7(), done.report_id, CASE WHEN p_outcome = 'reversed' THEN 'reverse' ELSE 'uphold' END, appeal.user_id,
      l.actor, line FROM audit_log l WHERE l.id = line;
  INSERT INTO notices (id, user_id, kind) VALUES (uuidv7(), appeal.user_id, 'appealDecided');
  INSERT INTO outbox (id, "to", kind, params)
    VALUES (uuidv7(), email, CASE WHEN p_outcome = 'reversed' THEN 'appealReversed' ELSE 'appealUpheld' END, '{}');
  outcome := 'decided';
  RETURN NEXT;
END $$;
COMMENT ON FUNCTION decide_appeal IS 'outcome: decided | already | own; never null: name';
