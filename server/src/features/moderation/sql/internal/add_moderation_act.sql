-- Records what a moderator has done about a user, in the audit log too, and mails the user about a decision.
CREATE OR REPLACE FUNCTION add_moderation_act(the_user uuid, the_report uuid, the_act text, actor jsonb, value_before jsonb,
  value_after jsonb, the_words text, the_note text, the_end timestamptz DEFAULT NULL, audit_name text DEFAULT NULL)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  is_about_report boolean := the_report IS NOT NULL AND audit_name IS NULL;
  line uuid := audit(actor, coalesce(audit_name, CASE WHEN is_about_report THEN 'report.' ELSE 'user.' END || the_act),
    CASE WHEN is_about_report THEN 'report' ELSE 'user' END,
    CASE WHEN is_about_report THEN the_report ELSE the_user END::text, value_before, value_after, the_note);
BEGIN
  INSERT INTO moderation_acts (id, report_id, act, user_id, operator, until, words, audit_id)
    SELECT uuidv7(), the_report, the_act, the_user, l.actor, the_end, the_words, line FROM audit_log l WHERE l.id = line;
  IF is_decision(the_act) OR the_act = 'restore' THEN
    PERFORM mail_decision(the_user, the_act, the_words, (SELECT r.reason FROM reports r WHERE r.id = the_report), the_end);
  END IF;
  RETURN line;
END $$;
