-- The user whom an act of a moderator is about.
CREATE OR REPLACE FUNCTION acted_about(the_act uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT r.reported_id FROM moderation_acts a JOIN reports r ON r.id = a.report_id WHERE a.id = the_act;
$$;
