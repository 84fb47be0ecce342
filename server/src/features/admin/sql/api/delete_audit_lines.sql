-- Deletes lines of the audit log from before a date, with the revoked roles and decided suspensions of that time. Lines that
-- other rows refer to stay.
CREATE OR REPLACE FUNCTION delete_audit_lines(p_until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM staff WHERE revoked_at < p_until;
  DELETE FROM suspension_proposals WHERE decided_at < p_until;
  DELETE FROM audit_log l WHERE l.at < p_until
    AND NOT EXISTS (SELECT FROM staff s WHERE l.id IN (s.audit_id, s.revoked_audit_id))
    AND NOT EXISTS (SELECT FROM moderation_acts a WHERE a.audit_id = l.id)
    AND NOT EXISTS (SELECT FROM suspension_proposals p WHERE l.id IN (p.audit_id, p.decided_audit_id))
    AND NOT EXISTS (SELECT FROM photo_checks c WHERE c.audit_id = l.id)
    AND NOT EXISTS (SELECT FROM enquiries e WHERE e.done_audit_id = l.id)
    AND NOT EXISTS (SELECT FROM wrong_facts w WHERE w.done_audit_id = l.id)
    AND NOT EXISTS (SELECT FROM package_versions v WHERE v.audit_id = l.id);
END $$;
