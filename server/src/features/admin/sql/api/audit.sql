-- Adds a line to the audit log, and returns its id. `p_actor` is {"staff": user id, "role"} of a member of the staff, who must
-- have that role at this moment, or {"name"} of who uses the command line.
CREATE OR REPLACE FUNCTION audit(p_actor jsonb, p_act text, p_kind text, p_subject text, p_value_before jsonb, p_value_after jsonb,
  p_note text DEFAULT '') RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  line uuid := uuidv7();
  v_name text := p_actor->>'name';
BEGIN
  IF p_actor ? 'staff' THEN
    SELECT u.name INTO v_name FROM staff s JOIN users u ON u.id = s.user_id
      WHERE s.user_id = (p_actor->>'staff')::uuid AND s.role = p_actor->>'role' AND s.revoked_at IS NULL FOR SHARE OF s;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the role is not held' USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'staff_role_held';
    END IF;
  END IF;
  INSERT INTO audit_log (id, staff_id, actor, role, act, subject_kind, subject_id, before, after, note)
    VALUES (line, (p_actor->>'staff')::uuid, v_name, CASE WHEN p_actor ? 'staff' THEN p_actor->>'role' END, p_act, p_kind, p_subject,
      p_value_before, p_value_after, p_note);
  RETURN line;
END $$;
