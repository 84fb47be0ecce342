-- Adds a line to the audit log for a moderator's act whose statement has added none.
CREATE OR REPLACE FUNCTION audit_moderation_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.audit_id := coalesce(NEW.audit_id, audit(jsonb_build_object('name', NEW.operator), 'report.' || NEW.act, 'report',
    coalesce(NEW.report_id::text, ''), NULL, jsonb_build_object('act', NEW.act)));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER moderation_acts_audited BEFORE INSERT ON moderation_acts
  FOR EACH ROW EXECUTE FUNCTION audit_moderation_act();
