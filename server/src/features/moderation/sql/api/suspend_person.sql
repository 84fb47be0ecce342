-- Suspends a user for `days`, or for good if it is null. For good, and for more than 30 days, needs a second moderator:
-- outcome 'proposed', or 'waiting' if a suspension was proposed before; who uses the command line may do it alone. Outcome
-- 'done', 'staff' if a member of the staff would suspend one, or themselves (the roles go first), 'own' if they have
-- reported the user, or 'missing'. A suspension for good closes all open reports about the user, one for days only
-- `the_report`. `changed`: the tours that were cancelled or left.
DROP FUNCTION IF EXISTS suspend_unless_staff(uuid, jsonb, integer, text, text, date);
CREATE OR REPLACE FUNCTION suspend_person(the_user uuid, actor jsonb, days integer, the_words text, the_note text, today date,
  the_report uuid DEFAULT NULL, OUT outcome text, OUT changed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  -- SUSPEND_DAYS_ALONE of shared/src/admin-rules.ts
  days_alone constant integer := 30;
  line uuid;
BEGIN
  changed := '{}';
  -- One decision about a person at a time: first their reports, then their account.
  PERFORM FROM reports r WHERE r.reported_id = the_user ORDER BY r.id FOR UPDATE;
  PERFORM FROM users u WHERE u.id = the_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    PERFORM FROM departed_accounts d WHERE d.user_id = the_user FOR UPDATE;
    IF NOT FOUND AND the_report IS NULL THEN outcome := 'missing'; RETURN; END IF;
  END IF;
  IF actor ? 'staff' AND roles_of(the_user)->'roles' <> '[]' THEN outcome := 'staff'; RETURN; END IF;
  IF has_reported((actor->>'staff')::uuid, the_user) THEN outcome := 'own'; RETURN; END IF;
  IF days <= days_alone OR NOT actor ? 'staff' THEN
    outcome := 'done';
    changed := finish_suspension(the_user, actor, now() + days * interval '1 day', the_words, the_note, today, the_report);
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM suspension_proposals p
    WHERE p.user_id = the_user AND p.kind = 'suspension' AND p.decided_at IS NULL) THEN
    outcome := 'waiting'; RETURN;
  END IF;
  outcome := 'proposed';
  line := audit(actor, 'user.proposeSuspension', 'user', the_user::text, suspension_of(the_user),
    jsonb_build_object('proposed', true, 'days', days, 'report', the_report), the_note);
  INSERT INTO suspension_proposals (id, user_id, report_id, kind, days, words, note, proposed_by, proposer, audit_id)
    SELECT uuidv7(), the_user, the_report, 'suspension', days, the_words, the_note, l.staff_id, l.actor, line
    FROM audit_log l WHERE l.id = line;
END $$;
COMMENT ON FUNCTION suspend_person IS 'outcome: done | proposed | waiting | own | staff | missing; never null: changed';
