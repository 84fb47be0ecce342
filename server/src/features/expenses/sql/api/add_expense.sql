-- Adds an expense to a ledger, or with `p_replaces` a correction of an entry, or with `p_is_removal` its removal, whose
-- facts are those of the entry. `p_facts` has columns of the entry. Outcome 'added' with the entry's number (also for a
-- repetition with the same key), or the reason why not: 'missing' (the user has no such ledger), 'closed' (the user may
-- only settle), 'entry' (no such expense to replace), 'replaced' (by the entry with this number), 'people' (somebody who
-- cannot be in an expense of this day), 'key' (the key belongs to another entry), 'full' (there are `p_most` entries).
CREATE OR REPLACE FUNCTION add_expense(p_author_id uuid, p_kind text, p_ledger_id uuid, p_facts jsonb, p_replaces bigint,
  p_is_removal boolean, p_reason text, p_key uuid, p_most integer, p_today date, OUT outcome text, OUT entry_number bigint)
LANGUAGE plpgsql AS $$
DECLARE
  e expense_entries%ROWTYPE;
  old expense_entries%ROWTYPE;
  earlier expense_entries%ROWTYPE;
  role text := lock_ledger(p_author_id, p_kind, p_ledger_id, p_today);
BEGIN
  IF role IS NULL THEN outcome := 'missing'; RETURN; END IF;
  IF p_replaces IS NOT NULL THEN
    SELECT * INTO old FROM expense_entries
      WHERE ledger_id = p_ledger_id AND number = p_replaces AND kind = 'expense' AND NOT removed;
  END IF;
  e := jsonb_populate_record(old, p_facts);
  -- Before anything that may have changed since: a repetition has the answer of the first call.
  SELECT * INTO earlier FROM expense_entries WHERE ledger_id = p_ledger_id AND author_id = p_author_id AND key = p_key;
  IF FOUND THEN
    outcome := CASE WHEN (earlier.title, earlier.category, earlier.day, earlier.amount_paise, earlier.currency, earlier.payers,
        earlier.split, earlier.note, earlier.receipt, earlier.replaces, earlier.removed, earlier.reason)
      IS NOT DISTINCT FROM (e.title, e.category, e.day, e.amount_paise, e.currency, e.payers,
        e.split, e.note, e.receipt, p_replaces, p_is_removal, p_reason) THEN 'added' ELSE 'key' END;
    entry_number := earlier.number;
    RETURN;
  END IF;
  IF role <> 'open' THEN outcome := 'closed'; RETURN; END IF;
  IF p_replaces IS NOT NULL AND old.number IS NULL THEN outcome := 'entry'; RETURN; END IF;
  SELECT number INTO entry_number FROM expense_entries WHERE ledger_id = p_ledger_id AND replaces = p_replaces;
  IF FOUND THEN outcome := 'replaced'; RETURN; END IF;
  IF NOT p_is_removal AND find_ineligible_person(p_kind, p_ledger_id,
      ARRAY(SELECT (value->>'id')::uuid FROM jsonb_array_elements(e.payers || e.shares)), e.day,
      CASE WHEN old.number IS NULL THEN '{}'::uuid[]
        ELSE ARRAY(SELECT (value->>'id')::uuid FROM jsonb_array_elements(old.payers || old.shares)) END) IS NOT NULL THEN
    outcome := 'people'; RETURN;
  END IF;
  IF (SELECT last FROM expense_ledgers WHERE ledger_id = p_ledger_id) >= p_most THEN outcome := 'full'; RETURN; END IF;
  entry_number := next_in_ledger(p_kind, p_ledger_id, 1, p_today);
  outcome := 'added';
  INSERT INTO expense_entries (ledger_id, number, kind, author_id, key, replaces, removed, reason, title, category, day,
    amount_paise, currency, payers, split, shares, note, receipt, created_at)
  VALUES (p_ledger_id, entry_number, 'expense', p_author_id, p_key, p_replaces, p_is_removal, p_reason, e.title, e.category,
    e.day, e.amount_paise, e.currency, e.payers, e.split, e.shares, e.note, e.receipt, clock_timestamp());
  -- A receipt that the replaced entry had stays that of whoever has uploaded it.
  IF e.receipt IS NOT NULL AND e.receipt IS DISTINCT FROM old.receipt THEN
    INSERT INTO expense_receipts (ledger_id, number, user_id, path) VALUES (p_ledger_id, entry_number, p_author_id, e.receipt);
  END IF;
  PERFORM shift_balances(p_kind, p_ledger_id, CASE WHEN p_is_removal THEN '[]' ELSE e.payers END,
    CASE WHEN p_is_removal THEN '[]' ELSE e.shares END, coalesce(old.payers, '[]'), coalesce(old.shares, '[]'));
END $$;
COMMENT ON FUNCTION add_expense IS 'outcome: added (entry_number) | missing | closed | entry | replaced (entry_number) | people | key | full';
