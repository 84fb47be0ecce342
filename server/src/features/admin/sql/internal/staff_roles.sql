-- The current roles of a user, as the audit log shows them.
CREATE OR REPLACE FUNCTION staff_roles(p_user_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('roles', coalesce(jsonb_agg(role ORDER BY role), '[]')) FROM staff
  WHERE user_id = p_user_id AND revoked_at IS NULL;
$$;
