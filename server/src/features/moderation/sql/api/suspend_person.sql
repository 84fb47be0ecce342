-- Suspends a user for `p_days`, or for good if it is null. For good, and for more than 30 days, needs a second moderator:
-- outcome 'proposed', or 'waiting' if a suspension was proposed before; who uses the command line may do it alone. Outcome
-- 'done', 'staff' if a member of the staff would suspend one, or themselves (the roles go first), 'own' if they have
-- reported the user, or 'missing'. A suspension for good closes all open reports about the user, one for days only
-- `p_report_id`. `changed`: the tours that were cancelled or left.
DROP FUNCTION IF EXISTS suspend_unless_staff(uuid, jsonb, integer, text, text, date);
CREATE OR REPLACE FUNCTION suspend_person(p_user_id uuid, p_actor jsonb, p_days integer, p_words text, p_note text, p_today date,
  p_report_id uuid DEFAULT NULL, OUT outcome text, OUT changed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  -- SUSPEND_DAYS_ALONE of shared/src/admin/rules.ts
  days_alone constant integer := 30;
  line uuid;
BEGIN
  changed := '{}';
  -- One decision about a person at a time: first their reports, then their account.
  PERFORM FROM reports r WHERE r.reported_id = p_user_id ORDER BY r.id FOR UPDATE;
  PERFORM FROM users u WHERE u.id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    PERFORM FROM departed_accounts d WHERE d.user_id = p_user_id FOR UPDATE;
    IF NOT FOUND AND p_report_id IS NULL THEN outcome := 'missing'; RETURN; END IF;
  END IF;
  IF p_actor ? 'staff' AND staff_roles(p_user_id)->'roles' <> '[]' THEN outcome := 'staff'; RETURN; END IF;
  IF has_reported((p_actor->>'staff')::uuid, p_user_id) THEN outcome := 'own'; RETURN; END IF;
  IF p_days <= days_alone OR NOT p_actor ? 'staff' THEN
    outcome := 'done';
    changed := execute_suspension(p_user_id, p_actor, now() + p_days * interval '1 day', p_words, p_note, p_today, p_report_id);
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM suspension_proposals p
    WHERE p.user_id = p_user_id AND p.kind = 'suspension' AND p.decided_at IS NULL) THEN
    outcome := 'waiting'; RETURN;
  END IF;
  outcome := 'proposed';
  line := audit(p_actor, 'user.proposeSuspension', 'user', p_user_id::text, current_suspension(p_user_id),
    jsonb_build_object('proposed', true, 'days', p_days, 'report', p_report_id), p_note);
  INSERT INTO suspension_proposals (id, user_id, report_id, kind, days, words, note, proposed_by, proposer, audit_id)
    SELECT uuidv7(), p_user_id, p_report_id, 'suspension', p_days, p_words, p_note, l.staff_id, l.actor, line
    FROM audit_log l WHERE l.id = line;
END $$;
COMMENT ON FUNCTION suspend_person IS 'outcome: done | proposed | waiting | own | staff | missing; never null: changed';
