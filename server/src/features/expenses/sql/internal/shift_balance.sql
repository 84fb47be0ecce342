-- Adds to the balance of a user in a ledger, and to the number of open transfers. Guests and deleted accounts have no
-- summary.
CREATE OR REPLACE FUNCTION shift_balance(the_kind text, the_ledger uuid, the_user uuid, paise bigint, transfers integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := clock_timestamp();
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = the_user) THEN RETURN; END IF;
  INSERT INTO expense_people (ledger_id, user_id, involved) VALUES (the_ledger, the_user, true)
    ON CONFLICT (ledger_id, user_id) DO UPDATE SET involved = true;
  INSERT INTO expense_summaries AS s (user_id, ledger_id, kind, balance_paise, open_transfers, changed_at)
    VALUES (the_user, the_ledger, the_kind, paise, transfers, at)
    ON CONFLICT (user_id, ledger_id) DO UPDATE SET balance_paise = s.balance_paise + paise,
      open_transfers = s.open_transfers + transfers, changed_at = at;
END $$;
