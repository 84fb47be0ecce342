-- Adds many expenses at once, all or none; the first of them has the key. Outcome 'added' (also for a repetition with the
-- same key) with their count, or the reason why not, as in `add_expense`, or 'repeated' with the count of those that the
-- ledger has already. With `repeated` 'skip' those are left out, with 'add', as processes of an earlier version call it,
-- they are added again.
DROP FUNCTION IF EXISTS import_expenses(uuid, text, uuid, jsonb, uuid, integer, date);
CREATE OR REPLACE FUNCTION import_expenses(author uuid, the_kind text, the_ledger uuid, list jsonb, the_key uuid, most integer,
  today date, repeated text DEFAULT 'add', OUT outcome text, OUT added integer) LANGUAGE plpgsql AS $$
DECLARE
  role text := hold_ledger(author, the_kind, the_ledger, today);
  one record;
  n bigint;
  present jsonb;
  fresh jsonb;
BEGIN
  added := jsonb_array_length(list);
  IF role IS NULL THEN outcome := 'missing'; RETURN; END IF;
  IF role <> 'open' THEN outcome := 'closed'; RETURN; END IF;
  PERFORM FROM expense_entries WHERE ledger_id = the_ledger AND author_id = author AND key = the_key;
  IF FOUND THEN outcome := 'added'; RETURN; END IF;
  IF repeated <> 'add' THEN
    -- Read at once: a list cannot be joined to a table that is distributed.
    SELECT coalesce(jsonb_agg(jsonb_build_array(e.day, e.title, e.amount_paise, e.payers, e.shares)), '[]') INTO present
      FROM expense_entries e WHERE e.ledger_id = the_ledger AND e.kind = 'expense' AND NOT e.removed
        AND NOT EXISTS (SELECT FROM expense_entries r WHERE r.ledger_id = the_ledger AND r.replaces = e.number);
    SELECT coalesce(jsonb_agg(line.value ORDER BY line.ordinality), '[]') INTO fresh
      FROM jsonb_array_elements(list) WITH ORDINALITY line
      WHERE jsonb_build_array(line.value->'day', line.value->'title', line.value->'amount_paise', line.value->'payers',
        line.value->'shares') NOT IN (SELECT jsonb_array_elements(present));
    IF repeated = 'ask' AND jsonb_array_length(fresh) < added THEN
      outcome := 'repeated'; added := added - jsonb_array_length(fresh); RETURN;
    END IF;
    list := fresh;
    added := jsonb_array_length(list);
    IF added = 0 THEN outcome := 'added'; RETURN; END IF;
  END IF;
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
COMMENT ON FUNCTION import_expenses IS 'outcome: added (added) | missing | closed | people | full | repeated (added)';
