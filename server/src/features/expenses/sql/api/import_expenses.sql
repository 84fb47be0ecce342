-- Adds many expenses at once, all or none; the first of them has the key. Outcome 'added' (also for a repetition with the
-- same key) with their count, or the reason why not, as in `add_expense`, or 'repeated' with the count of those that the
-- ledger has already. With `p_repeated` 'skip' those are left out, with 'add', as processes of an earlier version call it,
-- they are added again.
DROP FUNCTION IF EXISTS import_expenses(uuid, text, uuid, jsonb, uuid, integer, date);
CREATE OR REPLACE FUNCTION import_expenses(p_author_id uuid, p_kind text, p_ledger_id uuid, p_list jsonb, p_key uuid, p_most integer,
  p_today date, p_repeated text DEFAULT 'add', OUT outcome text, OUT added integer) LANGUAGE plpgsql AS $$
DECLARE
  role text := lock_ledger(p_author_id, p_kind, p_ledger_id, p_today);
  one record;
  n bigint;
  present jsonb;
  fresh jsonb;
BEGIN
  added := jsonb_array_length(p_list);
  IF role IS NULL THEN outcome := 'missing'; RETURN; END IF;
  IF role <> 'open' THEN outcome := 'closed'; RETURN; END IF;
  PERFORM FROM expense_entries WHERE ledger_id = p_ledger_id AND author_id = p_author_id AND key = p_key;
  IF FOUND THEN outcome := 'added'; RETURN; END IF;
  IF p_repeated <> 'add' THEN
    -- Read at once: a list cannot be joined to a table that is distributed.
    SELECT coalesce(jsonb_agg(jsonb_build_array(e.day, e.title, e.amount_paise, e.payers, e.shares)), '[]') INTO present
      FROM expense_entries e WHERE e.ledger_id = p_ledger_id AND e.kind = 'expense' AND NOT e.removed
        AND NOT EXISTS (SELECT FROM expense_entries r WHERE r.ledger_id = p_ledger_id AND r.replaces = e.number);
    SELECT coalesce(jsonb_agg(line.value ORDER BY line.ordinality), '[]') INTO fresh
      FROM jsonb_array_elements(p_list) WITH ORDINALITY line
      WHERE jsonb_build_array(line.value->'day', line.value->'title', line.value->'amount_paise', line.value->'payers',
        line.value->'shares') NOT IN (SELECT jsonb_array_elements(present));
    IF p_repeated = 'ask' AND jsonb_array_length(fresh) < added THEN
      outcome := 'repeated'; added := added - jsonb_array_length(fresh); RETURN;
    END IF;
    p_list := fresh;
    added := jsonb_array_length(p_list);
    IF added = 0 THEN outcome := 'added'; RETURN; END IF;
  END IF;
  IF coalesce((SELECT last FROM expense_ledgers WHERE ledger_id = p_ledger_id), 0) + added > p_most THEN
    outcome := 'full'; RETURN;
  END IF;
  FOR one IN
    SELECT expense->>'day' AS day, array_agg(DISTINCT (part->>'id')::uuid) AS people
    FROM jsonb_array_elements(p_list) expense, jsonb_array_elements((expense->'payers') || (expense->'shares')) part GROUP BY 1
  LOOP
    IF find_ineligible_person(p_kind, p_ledger_id, one.people, one.day::date, '{}') IS NOT NULL THEN
      outcome := 'people'; RETURN;
    END IF;
  END LOOP;
  n := next_in_ledger(p_kind, p_ledger_id, added, p_today) - added;
  INSERT INTO expense_entries (ledger_id, number, kind, author_id, key, title, category, day, amount_paise, currency, payers,
    split, shares, note, created_at)
  SELECT p_ledger_id, n + e.ordinality, 'expense', p_author_id, CASE WHEN e.ordinality = 1 THEN p_key END, e.title, e.category,
    e.day, e.amount_paise, e.currency, e.payers, e.split, e.shares, e.note, clock_timestamp()
  FROM jsonb_populate_recordset(NULL::expense_entries, p_list) WITH ORDINALITY e;
  PERFORM shift_balances(p_kind, p_ledger_id,
    (SELECT jsonb_agg(part) FROM jsonb_array_elements(p_list) expense, jsonb_array_elements(expense->'payers') part),
    (SELECT jsonb_agg(part) FROM jsonb_array_elements(p_list) expense, jsonb_array_elements(expense->'shares') part), '[]', '[]');
  outcome := 'added';
END $$;
COMMENT ON FUNCTION import_expenses IS 'outcome: added (added) | missing | closed | people | full | repeated (added)';
