-- The current roles of a user, as the audit log shows them.
CREATE OR REPLACE FUNCTION roles_of(the_user uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('roles', coalesce(jsonb_agg(role ORDER BY role), '[]')) FROM staff
  WHERE user_id = the_user AND revoked_at IS NULL;
$$;
