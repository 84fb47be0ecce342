-- Records what a moderator has done about a user, in the audit log too, and mails the user about a decision.
CREATE OR REPLACE FUNCTION add_moderation_act(p_user_id uuid, p_report_id uuid, p_act text, p_actor jsonb, p_value_before jsonb,
  p_value_after jsonb, p_words text, p_note text, p_end timestamptz DEFAULT NULL, p_audit_name text DEFAULT NULL)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  is_about_report boolean := p_report_id IS NOT NULL AND p_audit_name IS NULL;
  line uuid := audit(p_actor, coalesce(p_audit_name, CASE WHEN is_about_report THEN 'report.' ELSE 'user.' END || p_act),
    CASE WHEN is_about_report THEN 'report' ELSE 'user' END,
    CASE WHEN is_about_report THEN p_report_id ELSE p_user_id END::text, p_value_before, p_value_after, p_note);
BEGIN
  INSERT INTO moderation_acts (id, report_id, act, user_id, operator, until, words, audit_id)
    SELECT uuidv7(), p_report_id, p_act, p_user_id, l.actor, p_end, p_words, line FROM audit_log l WHERE l.id = line;
  IF is_decision(p_act) OR p_act = 'restore' THEN
    PERFORM mail_decision(p_user_id, p_act, p_words, (SELECT r.reason FROM reports r WHERE r.id = p_report_id), p_end);
  END IF;
  RETURN line;
END $$;
