CREATE OR REPLACE FUNCTION is_suspended(the_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = the_user AND suspended_at IS NOT NULL);
$$;
