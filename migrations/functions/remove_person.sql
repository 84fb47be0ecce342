-- Requests the deletion of somebody's account on behalf of them, as request_account_deletion does, and writes the audit log.
-- Outcome 'requested', 'already', 'staff' (members of the staff are not deleted so), 'own' (the actor has reported
-- the user) or 'missing'.
CREATE OR REPLACE FUNCTION remove_person(the_user uuid, actor jsonb, the_note text, at timestamptz, today date, mail_subject text,
  mail_text text, guest_subject text, guest_text text, OUT outcome text, OUT cancelled uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  the_uid text;
BEGIN
  cancelled := '{}';
  SELECT u.firebase_uid INTO the_uid FROM users u WHERE u.id = the_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF roles_of(the_user)->'roles' <> '[]' THEN outcome := 'staff'; RETURN; END IF;
  IF has_reported((actor->>'staff')::uuid, the_user) THEN outcome := 'own'; RETURN; END IF;
  SELECT r.outcome, r.cancelled INTO outcome, cancelled FROM request_account_deletion(the_uid, false, at, today,
    mail_subject, mail_text, guest_subject, guest_text) r;
  IF outcome = 'requested' THEN
    PERFORM audit(actor, 'user.remove', 'user', the_user::text, jsonb_build_object('leaving', false),
      jsonb_build_object('leaving', true, 'cancelledTours', cardinality(cancelled)), the_note);
  END IF;
END $$;
