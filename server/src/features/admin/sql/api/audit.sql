-- Adds a line to the audit log, and returns its id. `actor` is {"staff": user id, "role"} of a member of the staff, who must
-- have that role at this moment, or {"name"} of who uses the command line.
CREATE OR REPLACE FUNCTION audit(actor jsonb, the_act text, kind text, subject text, value_before jsonb, value_after jsonb,
  the_note text DEFAULT '') RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  line uuid := uuidv7();
  the_name text := actor->>'name';
BEGIN
  IF actor ? 'staff' THEN
    SELECT u.name INTO the_name FROM staff s JOIN users u ON u.id = s.user_id
      WHERE s.user_id = (actor->>'staff')::uuid AND s.role = actor->>'role' AND s.revoked_at IS NULL FOR SHARE OF s;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the role is not held' USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'staff_role_held';
    END IF;
  END IF;
  INSERT INTO audit_log (id, staff_id, actor, role, act, subject_kind, subject_id, before, after, note)
    VALUES (line, (actor->>'staff')::uuid, the_name, CASE WHEN actor ? 'staff' THEN actor->>'role' END, the_act, kind, subject,
      value_before, value_after, the_note);
  RETURN line;
END $$;
