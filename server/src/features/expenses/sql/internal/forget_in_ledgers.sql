-- Deletes what a deleted account has written in ledgers: at most `most` entries, all if it is null. True when none is left.
-- The figures stay, and the titles that say what they are for, under an id that no longer leads to anybody. A trip's own
-- ledger has no other member, and goes whole.
CREATE OR REPLACE FUNCTION forget_in_ledgers(the_user uuid, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  the_ledger uuid;
  numbers bigint[];
  receipts text[];
  deleted integer := 0;
BEGIN
  FOR the_ledger IN SELECT ledger_id FROM expense_summaries WHERE user_id = the_user AND kind = 'trip' LOOP
    PERFORM forget_ledger(the_ledger, 'infinity');
  END LOOP;
  FOR the_ledger IN
    SELECT DISTINCT ledger_id FROM (SELECT ledger_id FROM expense_entries
      WHERE author_id = the_user AND (note <> '' OR reason <> '' OR receipt IS NOT NULL OR key IS NOT NULL) LIMIT most) written
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(the_ledger::text, 25));
    SELECT array_agg(number), array_agg(receipt) INTO numbers, receipts FROM (
      SELECT number, receipt FROM expense_entries WHERE ledger_id = the_ledger AND author_id = the_user
        AND (note <> '' OR reason <> '' OR receipt IS NOT NULL OR key IS NOT NULL) ORDER BY number LIMIT most) e;
    deleted := deleted + coalesce(cardinality(numbers), 0);
    -- Corrections of others show the receipt of the entry that they replace.
    UPDATE expense_entries SET receipt = NULL WHERE ledger_id = the_ledger AND receipt = ANY (receipts);
    UPDATE expense_entries SET note = '', reason = '', key = NULL WHERE ledger_id = the_ledger AND number = ANY (numbers);
    UPDATE expense_ledgers SET version = version + 1 WHERE ledger_id = the_ledger;
  END LOOP;
  UPDATE expense_transfer_events SET reason = '' WHERE by_id = the_user AND reason <> '';
  UPDATE expense_transfers SET reference = NULL WHERE from_id = the_user AND reference IS NOT NULL;
  UPDATE expense_transfers SET key = NULL WHERE begun_by = the_user AND key IS NOT NULL;
  UPDATE expense_guests SET key = NULL WHERE added_by = the_user AND key IS NOT NULL;
  DELETE FROM expense_summaries WHERE user_id = the_user;
  RETURN most IS NULL OR deleted < most;
END $$;
