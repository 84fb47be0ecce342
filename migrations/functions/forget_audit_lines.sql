-- Deletes lines of the audit log from before a date, with the revoked roles of that time. Lines that a moderator's act or a
-- current role refers to stay.
CREATE OR REPLACE FUNCTION forget_audit_lines(until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM staff WHERE revoked_at < until;
  DELETE FROM audit_log l WHERE l.at < until
    AND NOT EXISTS (SELECT FROM staff s WHERE l.id IN (s.audit_id, s.revoked_audit_id))
    AND NOT EXISTS (SELECT FROM moderation_acts a WHERE a.audit_id = l.id);
END $$;
