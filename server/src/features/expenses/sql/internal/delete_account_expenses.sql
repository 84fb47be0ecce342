-- Deletes what a deleted account has written in ledgers: at most `p_most` entries, all if it is null. True when none is left.
-- The figures stay, and the titles that say what they are for, under an id that no longer leads to anybody. Ledgers of the
-- account's trips that concern nobody else go with the trips.
CREATE OR REPLACE FUNCTION delete_account_expenses(p_user_id uuid, p_most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_ledger_id uuid;
  numbers bigint[];
  receipts text[];
  deleted integer := 0;
BEGIN
  FOR v_ledger_id IN
    SELECT DISTINCT ledger_id FROM (SELECT ledger_id FROM expense_entries
      WHERE author_id = p_user_id AND (note <> '' OR reason <> '' OR receipt IS NOT NULL OR key IS NOT NULL) LIMIT p_most) written ORDER BY ledger_id
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(v_ledger_id::text, 25));
    SELECT array_agg(number), array_agg(receipt) INTO numbers, receipts FROM (
      SELECT number, receipt FROM expense_entries WHERE ledger_id = v_ledger_id AND author_id = p_user_id
        AND (note <> '' OR reason <> '' OR receipt IS NOT NULL OR key IS NOT NULL) ORDER BY number LIMIT p_most) e;
    deleted := deleted + coalesce(cardinality(numbers), 0);
    -- Corrections of others show the receipt of the entry that they replace.
    UPDATE expense_entries SET receipt = NULL WHERE ledger_id = v_ledger_id AND receipt = ANY (receipts);
    UPDATE expense_entries SET note = '', reason = '', key = NULL WHERE ledger_id = v_ledger_id AND number = ANY (numbers);
    UPDATE expense_ledgers SET version = version + 1 WHERE ledger_id = v_ledger_id;
  END LOOP;
  UPDATE expense_transfer_events SET reason = '' WHERE by_id = p_user_id AND reason <> '';
  UPDATE expense_transfers SET reference = NULL WHERE from_id = p_user_id AND reference IS NOT NULL;
  UPDATE expense_transfers SET key = NULL WHERE begun_by = p_user_id AND key IS NOT NULL;
  UPDATE expense_guests SET key = NULL WHERE added_by = p_user_id AND key IS NOT NULL;
  DELETE FROM expense_summaries WHERE user_id = p_user_id;
  RETURN p_most IS NULL OR deleted < p_most;
END $$;
