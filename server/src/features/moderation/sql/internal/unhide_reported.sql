-- Shows again what was hidden for a report, as far as it is still stored: the text of a group entry or an expense in the
-- evidence. Pictures, polls and travel plans do not come back.
CREATE OR REPLACE FUNCTION unhide_reported(p_report_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r reports%ROWTYPE;
  was jsonb;
  v_tour_id uuid;
  v_ledger_id uuid;
  n bigint;
BEGIN
  SELECT * INTO r FROM reports WHERE id = p_report_id;
  SELECT e.content->'subject' INTO was FROM report_evidence e WHERE e.report_id = p_report_id;
  IF r.subject->>'kind' = 'reference' THEN
    UPDATE travel_references SET hidden_at = NULL, hidden_reason = NULL WHERE id = (r.subject->>'referenceId')::uuid;
  ELSIF r.subject->>'kind' = 'publicTrip' THEN
    UPDATE public_trips SET hidden_at = NULL, hidden_reason = NULL
      WHERE trip_id = (r.subject->>'tripId')::uuid AND owner_id = r.reported_id;
  ELSIF was IS NOT NULL AND r.subject->>'kind' = 'groupEntry' THEN
    v_tour_id := (r.subject->>'tourId')::uuid;
    n := next_in_group(v_tour_id);
    UPDATE group_entries SET text = was->>'text', data = '{}', version = n
      WHERE tour_id = v_tour_id AND number = (r.subject->>'number')::bigint AND data ? 'hidden' AND from_id = r.reported_id;
  ELSIF was IS NOT NULL AND r.subject->>'kind' = 'expense' THEN
    v_ledger_id := (r.subject->'ledger'->>'id')::uuid;
    PERFORM pg_advisory_xact_lock(hashtextextended(v_ledger_id::text, 25));
    UPDATE expense_entries SET note = coalesce(was->>'note', ''), reason = coalesce(was->>'reason', '')
      WHERE ledger_id = v_ledger_id AND number = (r.subject->>'number')::bigint AND author_id = r.reported_id;
    UPDATE expense_ledgers SET version = version + 1 WHERE ledger_id = v_ledger_id;
  END IF;
END $$;
