-- Changes the balances of the people of an entry that is added, and of one that it replaces (its payers and shares), as
-- `shift_balance` does for one of them. The rows are values in the text of a statement: so a cluster sends one statement to
-- each shard, those of `expense_summaries` side by side, while rows of a query would take it two each.
CREATE OR REPLACE FUNCTION shift_balances(p_kind text, p_ledger_id uuid, p_payers jsonb, p_shares jsonb, p_old_payers jsonb,
  p_old_shares jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  people text;
  balances text;
BEGIN
  SELECT string_agg(format('(%L, %L, true)', p_ledger_id, id), ', ' ORDER BY id),
      string_agg(format('(%L, %L, %L, %s, 0, %L)', id, p_ledger_id, p_kind, paise, clock_timestamp()), ', ' ORDER BY id)
    INTO people, balances
    FROM (
      SELECT u.id, sum((part.value->>'paise')::bigint * part.sign)::bigint AS paise FROM (
        SELECT value, 1 AS sign FROM jsonb_array_elements(p_payers)
        UNION ALL SELECT value, -1 FROM jsonb_array_elements(p_shares)
        UNION ALL SELECT value, -1 FROM jsonb_array_elements(p_old_payers)
        UNION ALL SELECT value, 1 FROM jsonb_array_elements(p_old_shares)) part
      JOIN users u ON u.id = (part.value->>'id')::uuid
      GROUP BY u.id) person;
  IF people IS NULL THEN RETURN; END IF;
  EXECUTE 'INSERT INTO expense_people (ledger_id, user_id, involved) VALUES ' || people ||
    ' ON CONFLICT (ledger_id, user_id) DO UPDATE SET involved = true';
  EXECUTE 'INSERT INTO expense_summaries AS s (user_id, ledger_id, kind, balance_paise, open_transfers, changed_at) VALUES ' || balances ||
    ' ON CONFLICT (user_id, ledger_id) DO UPDATE SET balance_paise = s.balance_paise + excluded.balance_paise, changed_at = excluded.changed_at';
END $$;
