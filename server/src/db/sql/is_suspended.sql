CREATE OR REPLACE FUNCTION is_suspended(p_user_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = p_user_id AND suspended_at IS NOT NULL);
$$;
