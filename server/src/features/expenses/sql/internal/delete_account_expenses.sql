-- Deletes what a deleted account has written in ledgers: at most `p_most` entries, all if it is null. True when none is left.
-- The figures stay, and the titles that say what they are for, under an id that no longer leads to anybody. A trip's own
-- ledger has no other member, and goes whole.
CREATE OR REPLACE FUNCTION delete_account_expenses(p_user_id uuid, p_most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  the_ledger uuid;
  numbers bigint[];
  receipts text[];
  deleted integer := 0;
BEGIN
  FOR the_ledger IN SELECT ledger_id FROM expense_summaries WHERE user_id = p_user_id AND kind = 'trip' LOOP
    PERFORM delete_ledger(the_ledger, 'infinity');
  END LOOP;
  FOR the_ledger IN
    SELECT DISTINCT ledger_id FROM (SELECT ledger_id FROM expense_entries
      WHERE author_id = p_user_id AND (note <> '' OR reason <> '' OR receipt IS NOT NULL OR key IS NOT NULL) LIMIT p_most) written
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(the_ledger::text, 25));
    SELECT array_agg(number), array_agg(receipt) INTO numbers, receipts FROM (
      SELECT number, receipt FROM expense_entries WHERE ledger_id = the_ledger AND author_id = p_user_id
        AND (note <> '' OR reason <> '' OR receipt IS NOT NULL OR key IS NOT NULL) ORDER BY number LIMIT p_most) e;
    deleted := deleted + coalesce(cardinality(numbers), 0);
    -- Corrections of others show the receipt of the entry that they replace.
    UPDATE expense_entries SET receipt = NULL WHERE ledger_id = the_ledger AND receipt = ANY (receipts);
    UPDATE expense_entries SET note = '', reason = '', key = NULL WHERE ledger_id = the_ledger AND number = ANY (numbers);
    UPDATE expense_ledgers SET version = version + 1 WHERE ledger_id = the_ledger;
  END LOOP;
  UPDATE expense_transfer_events SET reason = '' WHERE by_id = p_user_id AND reason <> '';
  UPDATE expense_transfers SET reference = NULL WHERE from_id = p_user_id AND reference IS NOT NULL;
  UPDATE expense_transfers SET key = NULL WHERE begun_by = p_user_id AND key IS NOT NULL;
  UPDATE expense_guests SET key = NULL WHERE added_by = p_user_id AND key IS NOT NULL;
  DELETE FROM expense_summaries WHERE user_id = p_user_id;
  RETURN p_most IS NULL OR deleted < p_most;
END $$;
