-- Lifts a user's suspension, and tells them. Outcome 'done', 'notSuspended', 'own' (the actor has reported the user)
-- or 'missing'.
CREATE OR REPLACE FUNCTION restore_person(p_user_id uuid, p_actor jsonb, p_note text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  value_before jsonb;
BEGIN
  PERFORM FROM reports r WHERE r.reported_id = p_user_id ORDER BY r.id FOR UPDATE;
  PERFORM FROM users u WHERE u.id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    PERFORM FROM departed_accounts d WHERE d.user_id = p_user_id FOR UPDATE;
    IF NOT FOUND THEN RETURN 'missing'; END IF;
  END IF;
  IF has_reported((p_actor->>'staff')::uuid, p_user_id) THEN RETURN 'own'; END IF;
  value_before := current_suspension(p_user_id);
  IF NOT lift_suspension(p_user_id) THEN RETURN 'notSuspended'; END IF;
  PERFORM add_moderation_act(p_user_id, NULL, 'restore', p_actor, value_before, current_suspension(p_user_id), NULL, p_note);
  RETURN 'done';
END $$;
COMMENT ON FUNCTION restore_person IS 'outcome: done | notSuspended | own | missing';
