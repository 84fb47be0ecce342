-- True when the user's last word on this purpose is that they consent.
CREATE OR REPLACE FUNCTION has_consent(p_user_id uuid, p_purpose text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT given FROM consents WHERE user_id = p_user_id AND purpose = p_purpose ORDER BY sequence DESC LIMIT 1), false)
$$;
