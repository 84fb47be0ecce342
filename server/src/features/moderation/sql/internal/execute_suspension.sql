-- Suspends a user up to `p_end` (null: for good), records it, tells them, and closes reports about them. Returns the tours
-- that were cancelled or left. The caller holds the reports and the account.
CREATE OR REPLACE FUNCTION execute_suspension(p_user_id uuid, p_actor jsonb, p_end timestamptz, p_words text, p_note text,
  p_today date, p_report_id uuid, p_audit_name text DEFAULT NULL) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  value_before jsonb := current_suspension(p_user_id);
  changed uuid[];
BEGIN
  PERFORM close_reports(array_agg(r.id), 'action') FROM reports r
    WHERE r.id = p_report_id OR (p_end IS NULL AND r.reported_id = p_user_id AND r.closed_at IS NULL);
  changed := apply_suspension(p_user_id, p_end, p_today);
  PERFORM add_moderation_act(p_user_id, p_report_id, 'suspend', p_actor, value_before, current_suspension(p_user_id), p_words,
    p_note, p_end, p_audit_name);
  RETURN changed;
END $$;
