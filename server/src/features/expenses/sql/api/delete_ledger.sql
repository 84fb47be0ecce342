-- Deletes the ledger of a tour or trip with everything in it, unless its tour ends later than `p_before`. May be repeated.
CREATE OR REPLACE FUNCTION delete_ledger(p_ledger_id uuid, p_before date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tour_end date;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_ledger_id::text, 25));
  SELECT end_date INTO tour_end FROM tours WHERE id = p_ledger_id;
  IF tour_end >= p_before THEN
    UPDATE expense_ends SET last_day = tour_end WHERE ledger_id = p_ledger_id;
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM expense_ends WHERE ledger_id = p_ledger_id AND last_day >= p_before) THEN RETURN; END IF;
  DELETE FROM expense_ledgers WHERE ledger_id = p_ledger_id;
  DELETE FROM expense_people WHERE ledger_id = p_ledger_id;
  DELETE FROM expense_guests WHERE ledger_id = p_ledger_id;
  DELETE FROM expense_entries WHERE ledger_id = p_ledger_id;
  DELETE FROM expense_transfers WHERE ledger_id = p_ledger_id;
  DELETE FROM expense_transfer_events WHERE ledger_id = p_ledger_id;
  DELETE FROM expense_summaries WHERE ledger_id = p_ledger_id;
  DELETE FROM expense_receipts WHERE ledger_id = p_ledger_id;
  DELETE FROM expense_ends WHERE ledger_id = p_ledger_id;
  DELETE FROM notices WHERE trip_id = p_ledger_id;
END $$;
