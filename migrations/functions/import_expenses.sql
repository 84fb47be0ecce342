-- Adds many expenses at once, all or none; the first of them has the key. Outcome 'added' (also for a repetition with the
-- same key) with their count, or the reason why not, as in `add_expense`.
CREATE OR REPLACE FUNCTION import_expenses(author uuid, the_kind text, the_ledger uuid, list jsonb, the_key uuid, most integer,
  today date, OUT outcome text, OUT added integer) LANGUAGE plpgsql AS $$
DECLARE
  role text := hold_ledger(author, the_kind, the_ledger, today);
  one record;
  n bigint;
BEGIN
  added := jsonb_array_length(list);
  IF role IS NULL THEN outcome := 'missing'; RETURN; END IF;
  IF role <> 'open' THEN outcome := 'closed'; RETURN; END IF;
  PERFORM FROM expense_entries WHERE ledger_id = the_ledger AND author_id = author AND key = the_key;
  IF FOUND THEN outcome := 'added'; RETURN; END IF;
  IF coalesce((SELECT last FROM expense_ledgers WHERE ledger_id = the_ledger), 0) + added > most THEN
    outcome := 'full'; RETURN;
  END IF;
  FOR one IN
    SELECT expense->>'day' AS day, array_agg(DISTINCT (part->>'id')::uuid) AS people
    FROM jsonb_array_elements(list) expense, jsonb_array_elements((expense->'payers') || (expense->'shares')) part GROUP BY 1
  LOOP
    IF unknown_in_ledger(the_kind, the_ledger, one.people, one.day::date, '{}') IS NOT NULL THEN
      outcome := 'people'; RETURN;
    END IF;
  END LOOP;
  n := next_in_ledger(the_kind, the_ledger, added, today) - added;
  INSERT INTO expense_entries (ledger_id, number, kind, author_id, key, title, category, day, amount_paise, currency, payers,
    split, shares, note, created_at)
  SELECT the_ledger, n + e.ordinality, 'expense', author, CASE WHEN e.ordinality = 1 THEN the_key END, e.title, e.category,
    e.day, e.amount_paise, e.currency, e.payers, e.split, e.shares, e.note, clock_timestamp()
  FROM jsonb_populate_recordset(NULL::expense_entries, list) WITH ORDINALITY e;
  PERFORM shift_balances(the_kind, the_ledger,
    (SELECT jsonb_agg(part) FROM jsonb_array_elements(list) expense, jsonb_array_elements(expense->'payers') part),
    (SELECT jsonb_agg(part) FROM jsonb_array_elements(list) expense, jsonb_array_elements(expense->'shares') part), '[]', '[]');
  outcome := 'added';
END $$;
