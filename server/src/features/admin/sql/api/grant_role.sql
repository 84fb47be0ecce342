-- Gives a role of the admin site to the user with this address. Outcome 'granted', 'already' or 'missing'.
CREATE OR REPLACE FUNCTION grant_role(address text, the_role text, operator text, OUT outcome text, OUT name text)
LANGUAGE plpgsql AS $$
DECLARE
  the_user uuid;
  earlier jsonb;
BEGIN
  SELECT u.id, u.name INTO the_user, name FROM users u
    WHERE lower(u.email) = lower(address) AND u.account_gone_at IS NULL ORDER BY u.id LIMIT 1 FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  earlier := roles_of(the_user);
  IF earlier->'roles' ? the_role THEN outcome := 'already'; RETURN; END IF;
  INSERT INTO staff (id, user_id, role, granted_by, audit_id)
    VALUES (uuidv7(), the_user, the_role, operator, audit(jsonb_build_object('name', operator), 'staff.grant', 'user',
      the_user::text, earlier, jsonb_build_object('roles', earlier->'roles' || to_jsonb(the_role))));
  outcome := 'granted';
END $$;
COMMENT ON FUNCTION grant_role IS 'outcome: granted | already | missing';
