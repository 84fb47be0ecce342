-- Adds what the statement has not to a moderator's act: the user of its report, and a line of the audit log.
CREATE OR REPLACE FUNCTION audit_moderation_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.user_id := coalesce(NEW.user_id, (SELECT r.reported_id FROM reports r WHERE r.id = NEW.report_id));
  NEW.audit_id := coalesce(NEW.audit_id, audit(jsonb_build_object('name', NEW.operator), 'report.' || NEW.act, 'report',
    coalesce(NEW.report_id::text, ''), NULL, jsonb_build_object('act', NEW.act)));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER moderation_acts_audited BEFORE INSERT ON moderation_acts
  FOR EACH ROW EXECUTE FUNCTION audit_moderation_act();
