-- Takes back all roles of the users with this address, and returns how many there were.
CREATE OR REPLACE FUNCTION revoke_roles(p_address text, p_operator text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  member record;
  line uuid;
  revoked int := 0;
  roles int;
BEGIN
  FOR member IN SELECT u.id FROM users u WHERE lower(u.email) = lower(p_address)
      AND EXISTS (SELECT FROM staff s WHERE s.user_id = u.id AND s.revoked_at IS NULL) ORDER BY u.id FOR UPDATE
  LOOP
    line := audit(jsonb_build_object('name', p_operator), 'staff.revoke', 'user', member.id::text, staff_roles(member.id), '{"roles": []}');
    UPDATE staff s SET revoked_at = now(), revoked_audit_id = line WHERE s.user_id = member.id AND s.revoked_at IS NULL;
    GET DIAGNOSTICS roles = ROW_COUNT;
    revoked := revoked + roles;
  END LOOP;
  RETURN revoked;
END $$;
