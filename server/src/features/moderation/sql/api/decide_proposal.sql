-- Confirms or rejects a suspension or a deletion that another member of the staff has proposed. Outcome 'done', 'already'
-- (also for a deletion that its owner has requested meanwhile), 'own' (proposed by the actor, or about somebody whom they
-- have reported), 'staff' (confirmed about somebody who has a role now), or 'missing' (also for one about the actor, from a
-- report in which they have a part, or about an account that is gone). `changed`: the tours that were cancelled or left.
-- Processes of an earlier version also give the words of a mail.
DROP FUNCTION IF EXISTS decide_proposal(uuid, boolean, jsonb, text, date);
DROP FUNCTION IF EXISTS decide_proposal(uuid, boolean, jsonb, text, timestamptz, date, text, text);
CREATE OR REPLACE FUNCTION decide_proposal(p_proposal_id uuid, p_is_confirmed boolean, p_actor jsonb, p_note text, p_today date,
  p_at timestamptz DEFAULT now(), p_removal_subject text DEFAULT NULL, p_removal_text text DEFAULT NULL, OUT outcome text, OUT changed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  p suspension_proposals%ROWTYPE;
  line uuid;
  me uuid := (p_actor->>'staff')::uuid;
BEGIN
  changed := '{}';
  SELECT * INTO p FROM suspension_proposals x WHERE x.id = p_proposal_id;
  IF NOT FOUND OR p.user_id = me OR is_own_report((SELECT r FROM reports r WHERE r.id = p.report_id), me) THEN
    outcome := 'missing'; RETURN;
  END IF;
  PERFORM FROM reports r WHERE r.reported_id = p.user_id ORDER BY r.id FOR UPDATE;
  PERFORM FROM users u WHERE u.id = p.user_id FOR NO KEY UPDATE;
  SELECT * INTO p FROM suspension_proposals x WHERE x.id = p_proposal_id FOR UPDATE;
  IF p.decided_at IS NOT NULL THEN outcome := 'already'; RETURN; END IF;
  IF p.proposed_by = me OR has_reported(me, p.user_id) THEN outcome := 'own'; RETURN; END IF;
  IF p_is_confirmed AND staff_roles(p.user_id)->'roles' <> '[]' THEN outcome := 'staff'; RETURN; END IF;
  outcome := 'done';
  IF NOT p_is_confirmed THEN
    line := audit(p_actor, CASE p.kind WHEN 'removal' THEN 'user.rejectRemoval' ELSE 'user.rejectSuspension' END, 'user',
      p.user_id::text, '{"proposed": true}', '{"proposed": false}', p_note);
  ELSIF p.kind = 'removal' THEN
    line := execute_removal(p.user_id, p_actor, 'user.confirmRemoval', p_note, p_at, p_today);
    IF line IS NULL THEN
      outcome := CASE WHEN EXISTS (SELECT FROM users u WHERE u.id = p.user_id) THEN 'already' ELSE 'missing' END;
      RETURN;
    END IF;
  ELSE
    changed := execute_suspension(p.user_id, p_actor, now() + p.days * interval '1 day', p.words, p_note, p_today, p.report_id,
      'user.confirmSuspension');
    SELECT a.audit_id INTO line FROM moderation_acts a WHERE a.user_id = p.user_id ORDER BY a.id DESC LIMIT 1;
  END IF;
  UPDATE suspension_proposals x SET decided_at = now(), decided_by = me, confirmed = p_is_confirmed, decided_audit_id = line
    WHERE x.id = p_proposal_id;
END $$;
COMMENT ON FUNCTION decide_proposal IS 'outcome: done | already | own | staff | missing; never null: changed';
