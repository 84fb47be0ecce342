-- Adds to the balance of a user in a ledger, and to the number of open transfers. Guests and deleted accounts have no
-- summary.
CREATE OR REPLACE FUNCTION shift_balance(p_kind text, p_ledger_id uuid, p_user_id uuid, p_paise bigint, p_transfers integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := clock_timestamp();
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = p_user_id) THEN RETURN; END IF;
  INSERT INTO expense_people (ledger_id, user_id, involved) VALUES (p_ledger_id, p_user_id, true)
    ON CONFLICT (ledger_id, user_id) DO UPDATE SET involved = true;
  INSERT INTO expense_summaries AS s (user_id, ledger_id, kind, balance_paise, open_transfers, changed_at)
    VALUES (p_user_id, p_ledger_id, p_kind, p_paise, p_transfers, at)
    ON CONFLICT (user_id, ledger_id) DO UPDATE SET balance_paise = s.balance_paise + p_paise,
      open_transfers = s.open_transfers + p_transfers, changed_at = at;
END $$;
