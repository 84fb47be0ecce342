-- Confirms or rejects a suspension for good that another member of the staff has proposed. Outcome 'done', 'already', 'own'
-- (proposed by the actor, or about somebody whom they have reported), 'staff' (confirmed about somebody who has a role now), or
-- 'missing' (also for one about the actor, or from a report in which they have a part). `changed`: the tours
-- that were cancelled or left.
CREATE OR REPLACE FUNCTION decide_proposal(the_proposal uuid, is_confirmed boolean, actor jsonb, the_note text, today date,
  OUT outcome text, OUT changed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  p suspension_proposals%ROWTYPE;
  line uuid;
  me uuid := (actor->>'staff')::uuid;
BEGIN
  changed := '{}';
  SELECT * INTO p FROM suspension_proposals x WHERE x.id = the_proposal;
  IF NOT FOUND OR p.user_id = me OR is_own_report((SELECT r FROM reports r WHERE r.id = p.report_id), me) THEN
    outcome := 'missing'; RETURN;
  END IF;
  PERFORM FROM reports r WHERE r.reported_id = p.user_id ORDER BY r.id FOR UPDATE;
  PERFORM FROM users u WHERE u.id = p.user_id FOR NO KEY UPDATE;
  SELECT * INTO p FROM suspension_proposals x WHERE x.id = the_proposal FOR UPDATE;
  IF p.decided_at IS NOT NULL THEN outcome := 'already'; RETURN; END IF;
  IF p.proposed_by = me OR has_reported(me, p.user_id) THEN outcome := 'own'; RETURN; END IF;
  IF is_confirmed AND roles_of(p.user_id)->'roles' <> '[]' THEN outcome := 'staff'; RETURN; END IF;
  outcome := 'done';
  IF is_confirmed THEN
    changed := finish_suspension(p.user_id, actor, NULL, p.words, the_note, today, p.report_id, 'user.confirmSuspension');
    SELECT a.audit_id INTO line FROM moderation_acts a WHERE a.user_id = p.user_id ORDER BY a.id DESC LIMIT 1;
  ELSE
    line := audit(actor, 'user.rejectSuspension', 'user', p.user_id::text, '{"proposed": true}', '{"proposed": false}', the_note);
  END IF;
  UPDATE suspension_proposals x SET decided_at = now(), decided_by = me, confirmed = is_confirmed,
    decided_audit_id = line WHERE x.id = the_proposal;
END $$;
