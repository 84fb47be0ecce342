-- The user whom an act of a moderator is about.
CREATE OR REPLACE FUNCTION acted_about(the_act uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT a.user_id FROM moderation_acts a WHERE a.id = the_act;
$$;
