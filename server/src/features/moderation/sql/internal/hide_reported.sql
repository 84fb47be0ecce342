-- Withdraws what a report names: a group entry stays as a message that says `p_hidden_text`, of an expense the note, the reason
-- and the receipt go, a travel plan goes whole. A reference or
-- the public page of a trip is hidden, and its writer reads `p_reason`. Returns the group
-- that changed. The report's evidence stays.
CREATE OR REPLACE FUNCTION hide_reported(p_report_id uuid, p_hidden_text text, p_reason text) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  r reports%ROWTYPE;
  v_tour_id uuid;
  v_ledger_id uuid;
  v_number bigint;
  n bigint;
  old group_entries%ROWTYPE;
BEGIN
  SELECT * INTO r FROM reports WHERE id = p_report_id;
  v_number := (r.subject->>'number')::bigint;
  CASE r.subject->>'kind'
    WHEN 'plan' THEN PERFORM withdraw_plan(r.reported_id, (r.subject->>'planId')::uuid);
    WHEN 'reference' THEN
      UPDATE travel_references SET hidden_at = now(), hidden_reason = p_reason
        WHERE id = (r.subject->>'referenceId')::uuid AND hidden_at IS NULL;
    -- Also one that its owner has asked for since.
    WHEN 'publicTrip' THEN
      UPDATE public_trips SET hidden_at = now(), hidden_reason = p_reason
        WHERE trip_id = (r.subject->>'tripId')::uuid AND owner_id = r.reported_id AND hidden_at IS NULL;
    WHEN 'expense' THEN
      v_ledger_id := (r.subject->'ledger'->>'id')::uuid;
      PERFORM pg_advisory_xact_lock(hashtextextended(v_ledger_id::text, 25));
      -- Corrections of others show the receipt of the entry that they replace.
      UPDATE expense_entries e SET receipt = NULL FROM expense_entries o
        WHERE o.ledger_id = v_ledger_id AND o.number = v_number AND e.ledger_id = v_ledger_id AND e.receipt = o.receipt;
      UPDATE expense_entries SET note = '', reason = '' WHERE ledger_id = v_ledger_id AND number = v_number;
      DELETE FROM expense_receipts WHERE ledger_id = v_ledger_id AND number = v_number;
      UPDATE expense_ledgers SET version = version + 1 WHERE ledger_id = v_ledger_id;
    WHEN 'groupEntry' THEN
      v_tour_id := (r.subject->>'tourId')::uuid;
      n := next_in_group(v_tour_id);
      SELECT * INTO old FROM group_entries WHERE tour_id = v_tour_id AND number = v_number;
      UPDATE group_entries SET kind = 'message', text = p_hidden_text, picture = NULL, pinned_at = NULL,
          data = '{"hidden": true}', version = n
        WHERE tour_id = v_tour_id AND number = v_number;
      DELETE FROM group_votes WHERE tour_id = v_tour_id AND number = v_number;
      DELETE FROM group_arrivals WHERE tour_id = v_tour_id AND number = v_number;
      DELETE FROM group_pictures WHERE tour_id = v_tour_id AND number = v_number;
      UPDATE group_summaries SET last_text = p_hidden_text
        WHERE tour_id = v_tour_id AND last_from = old.from_id AND last_text = left(old.text, 140);
      RETURN ARRAY[v_tour_id];
  END CASE;
  RETURN '{}';
END $$;
