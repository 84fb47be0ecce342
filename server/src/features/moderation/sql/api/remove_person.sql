-- Starts the seven days after which somebody's account is deleted. It needs a second moderator: outcome 'proposed', or
-- 'waiting' if it was proposed before; who uses the command line may do it alone: 'requested'. Otherwise 'already',
-- 'staff' (members of the staff are not deleted so), 'own' (the actor has reported the user) or 'missing'. Processes of an
-- earlier version also give the words of mails, and read which tours were `cancelled`: none are before the deletion.
DROP FUNCTION IF EXISTS remove_person(uuid, jsonb, text, timestamptz, date, text, text, text, text);
DROP FUNCTION IF EXISTS remove_person(uuid, jsonb, text, timestamptz, date, text, text);
CREATE OR REPLACE FUNCTION remove_person(p_user_id uuid, p_actor jsonb, p_note text, p_at timestamptz, p_today date,
  p_mail_subject text DEFAULT NULL, p_mail_text text DEFAULT NULL, p_guest_subject text DEFAULT NULL, p_guest_text text DEFAULT NULL,
  OUT outcome text, OUT cancelled uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
  line uuid;
BEGIN
  cancelled := '{}';
  SELECT * INTO person FROM users u WHERE u.id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF staff_roles(p_user_id)->'roles' <> '[]' THEN outcome := 'staff'; RETURN; END IF;
  IF has_reported((p_actor->>'staff')::uuid, p_user_id) THEN outcome := 'own'; RETURN; END IF;
  IF person.deletion_asked_at IS NOT NULL THEN outcome := 'already'; RETURN; END IF;
  IF NOT p_actor ? 'staff' THEN
    PERFORM execute_removal(p_user_id, p_actor, 'user.remove', p_note, p_at, p_today);
    outcome := 'requested'; RETURN;
  END IF;
  IF EXISTS (SELECT FROM suspension_proposals p
    WHERE p.user_id = p_user_id AND p.kind = 'removal' AND p.decided_at IS NULL) THEN
    outcome := 'waiting'; RETURN;
  END IF;
  line := audit(p_actor, 'user.proposeRemoval', 'user', p_user_id::text, '{"proposed": false}', '{"proposed": true}', p_note);
  INSERT INTO suspension_proposals (id, user_id, kind, note, proposed_by, proposer, audit_id)
    SELECT uuidv7(), p_user_id, 'removal', p_note, l.staff_id, l.actor, line FROM audit_log l WHERE l.id = line;
  outcome := 'proposed';
END $$;
COMMENT ON FUNCTION remove_person IS 'outcome: requested | proposed | waiting | already | own | staff | missing; never null: cancelled';
