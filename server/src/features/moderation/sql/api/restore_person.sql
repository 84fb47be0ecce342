-- Lifts a user's suspension, and tells them. Outcome 'done', 'notSuspended', 'own' (the actor has reported the user)
-- or 'missing'.
CREATE OR REPLACE FUNCTION restore_person(the_user uuid, actor jsonb, the_note text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  value_before jsonb;
BEGIN
  PERFORM FROM reports r WHERE r.reported_id = the_user ORDER BY r.id FOR UPDATE;
  PERFORM FROM users u WHERE u.id = the_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    PERFORM FROM departed_accounts d WHERE d.user_id = the_user FOR UPDATE;
    IF NOT FOUND THEN RETURN 'missing'; END IF;
  END IF;
  IF has_reported((actor->>'staff')::uuid, the_user) THEN RETURN 'own'; END IF;
  value_before := suspension_of(the_user);
  IF NOT lift_suspension(the_user) THEN RETURN 'notSuspended'; END IF;
  PERFORM add_moderation_act(the_user, NULL, 'restore', actor, value_before, suspension_of(the_user), NULL, the_note);
  RETURN 'done';
END $$;
COMMENT ON FUNCTION restore_person IS 'outcome: done | notSuspended | own | missing';
