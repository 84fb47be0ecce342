-- Deletes the ledger of a tour or trip with everything in it, unless its tour ends later than `before`. May be repeated.
CREATE OR REPLACE FUNCTION forget_ledger(the_ledger uuid, before date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tour_end date;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(the_ledger::text, 25));
  SELECT end_date INTO tour_end FROM tours WHERE id = the_ledger;
  IF tour_end >= before THEN
    UPDATE expense_ends SET last_day = tour_end WHERE ledger_id = the_ledger;
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM expense_ends WHERE ledger_id = the_ledger AND last_day >= before) THEN RETURN; END IF;
  DELETE FROM expense_ledgers WHERE ledger_id = the_ledger;
  DELETE FROM expense_people WHERE ledger_id = the_ledger;
  DELETE FROM expense_guests WHERE ledger_id = the_ledger;
  DELETE FROM expense_entries WHERE ledger_id = the_ledger;
  DELETE FROM expense_transfers WHERE ledger_id = the_ledger;
  DELETE FROM expense_transfer_events WHERE ledger_id = the_ledger;
  DELETE FROM expense_summaries WHERE ledger_id = the_ledger;
  DELETE FROM expense_receipts WHERE ledger_id = the_ledger;
  DELETE FROM expense_ends WHERE ledger_id = the_ledger;
END $$;
