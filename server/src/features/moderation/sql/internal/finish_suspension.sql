-- Suspends a user up to `the_end` (null: for good), records it, tells them, and closes reports about them. Returns the tours
-- that were cancelled or left. The caller holds the reports and the account.
CREATE OR REPLACE FUNCTION finish_suspension(the_user uuid, actor jsonb, the_end timestamptz, the_words text, the_note text,
  today date, the_report uuid, audit_name text DEFAULT NULL) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  value_before jsonb := suspension_of(the_user);
  changed uuid[];
BEGIN
  PERFORM close_reports(array_agg(r.id), 'action') FROM reports r
    WHERE r.id = the_report OR (the_end IS NULL AND r.reported_id = the_user AND r.closed_at IS NULL);
  changed := put_suspension(the_user, the_end, today);
  PERFORM add_moderation_act(the_user, the_report, 'suspend', actor, value_before, suspension_of(the_user), the_words,
    the_note, the_end, audit_name);
  RETURN changed;
END $$;
