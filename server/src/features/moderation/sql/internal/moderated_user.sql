-- The user whom an act of a moderator is about.
CREATE OR REPLACE FUNCTION moderated_user(p_act_id uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT a.user_id FROM moderation_acts a WHERE a.id = p_act_id;
$$;
