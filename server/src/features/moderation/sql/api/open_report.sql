-- Records that a member of the staff opens a report, in the audit log and for its reporter. False if there is no such report,
-- or they have a part in it.
CREATE OR REPLACE FUNCTION open_report(p_report_id uuid, p_actor jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  r reports%ROWTYPE;
  evidence jsonb;
BEGIN
  SELECT * INTO r FROM reports x WHERE x.id = p_report_id;
  IF NOT FOUND OR is_own_report(r, (p_actor->>'staff')::uuid) THEN RETURN false; END IF;
  SELECT e.content INTO evidence FROM report_evidence e WHERE e.report_id = p_report_id;
  PERFORM audit(p_actor, 'report.read', 'report', p_report_id::text, NULL, jsonb_build_object('evidence', evidence IS NOT NULL,
    'messages', coalesce(jsonb_array_length(evidence->'messages'), 0)));
  UPDATE reports x SET seen_at = now() WHERE x.id = p_report_id AND x.seen_at IS NULL;
  RETURN true;
END $$;
