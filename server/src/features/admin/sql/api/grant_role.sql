-- Gives a role of the admin site to the user with this address. Outcome 'granted', 'already' or 'missing'.
CREATE OR REPLACE FUNCTION grant_role(p_address text, p_role text, p_operator text, OUT outcome text, OUT name text)
LANGUAGE plpgsql AS $$
DECLARE
  v_user_id uuid;
  earlier jsonb;
BEGIN
  SELECT u.id, u.name INTO v_user_id, name FROM users u
    WHERE lower(u.email) = lower(p_address) AND u.account_gone_at IS NULL ORDER BY u.id LIMIT 1 FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  earlier := staff_roles(v_user_id);
  IF earlier->'roles' ? p_role THEN outcome := 'already'; RETURN; END IF;
  INSERT INTO staff (id, user_id, role, granted_by, audit_id)
    VALUES (uuidv7(), v_user_id, p_role, p_operator, audit(jsonb_build_object('name', p_operator), 'staff.grant', 'user',
      v_user_id::text, earlier, jsonb_build_object('roles', earlier->'roles' || to_jsonb(p_role))));
  outcome := 'granted';
END $$;
COMMENT ON FUNCTION grant_role IS 'outcome: granted | already | missing';
