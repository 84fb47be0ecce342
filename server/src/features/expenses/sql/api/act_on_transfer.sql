-- Releases the payee's UPI id for a transfer ('release'), marks it as paid ('claim'), takes that back ('unclaim'),
-- confirms it, which adds a settlement to the ledger ('confirm'), disputes it ('dispute') or calls it off ('cancel').
-- Outcome 'done' (also for a repetition), or the reason why not: 'missing' (no such transfer in which the user has this
-- part), 'upi' (the user has no UPI id), 'state' (another state does not allow it).
CREATE OR REPLACE FUNCTION act_on_transfer(the_user uuid, the_kind text, the_ledger uuid, the_transfer uuid, act text,
  the_method text, the_reference text, the_reason text, today date, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t expense_transfers%ROWTYPE;
  is_payer boolean;
  is_payee boolean;
  after text := CASE WHEN act = 'claim' THEN 'claimed' WHEN act = 'unclaim' THEN 'open' WHEN act = 'confirm' THEN 'confirmed'
    WHEN act = 'dispute' THEN 'disputed' WHEN act = 'cancel' THEN 'cancelled' END;
  before text[] := CASE WHEN act = 'claim' THEN '{open,disputed}'::text[] WHEN act = 'unclaim' THEN '{claimed,disputed}'::text[]
    WHEN act = 'dispute' THEN '{claimed}'::text[] WHEN act = 'cancel' THEN '{open}'::text[] ELSE '{open,claimed,disputed}'::text[] END;
  n bigint;
  pay jsonb;
  shared_version uuid;
  at timestamptz := clock_timestamp();
BEGIN
  outcome := 'missing';
  IF hold_ledger(the_user, the_kind, the_ledger, today) IS NULL THEN RETURN; END IF;
  SELECT * INTO t FROM expense_transfers WHERE ledger_id = the_ledger AND id = the_transfer;
  IF NOT FOUND THEN RETURN; END IF;
  is_payer := speaks_for(the_user, the_ledger, t.from_id);
  is_payee := speaks_for(the_user, the_ledger, t.to_id);
  IF NOT (CASE WHEN act = 'release' THEN t.to_id = the_user WHEN act IN ('claim', 'unclaim') THEN is_payer
      WHEN act = 'cancel' THEN is_payer OR is_payee ELSE is_payee END) THEN
    RETURN;
  END IF;
  outcome := 'done';
  IF act = 'release' THEN
    SELECT u.version INTO shared_version FROM upi_ids u WHERE u.user_id = the_user;
    IF NOT FOUND THEN outcome := 'upi'; RETURN; END IF;
    IF t.released AND t.upi_version IS NOT DISTINCT FROM shared_version THEN RETURN; END IF;
  END IF;
  IF t.state = after THEN RETURN; END IF;
  IF t.state <> ALL (before) THEN outcome := 'state'; RETURN; END IF;
  IF act = 'release' THEN
    UPDATE expense_transfers SET released = true, upi_version = shared_version, changed_at = at WHERE ledger_id = the_ledger AND id = t.id;
  ELSIF act = 'confirm' THEN
    n := next_in_ledger(the_kind, the_ledger, 1, today);
    pay := jsonb_build_array(jsonb_build_object('id', t.from_id, 'paise', t.amount_paise));
    INSERT INTO expense_entries (ledger_id, number, kind, author_id, title, category, day, amount_paise, payers, shares, method, created_at)
      VALUES (the_ledger, n, 'settlement', the_user, '', 'other', today, t.amount_paise, pay,
        jsonb_build_array(jsonb_build_object('id', t.to_id, 'paise', t.amount_paise)), coalesce(the_method, t.method), clock_timestamp());
    UPDATE expense_transfers SET state = after, method = coalesce(the_method, t.method), entry = n, changed_at = at
      WHERE ledger_id = the_ledger AND id = t.id;
    PERFORM shift_balances(the_kind, the_ledger, pay,
      jsonb_build_array(jsonb_build_object('id', t.to_id, 'paise', t.amount_paise)), '[]', '[]');
  ELSIF act = 'claim' THEN
    UPDATE expense_transfers SET state = after, method = the_method, reference = nullif(the_reference, ''), changed_at = at
      WHERE ledger_id = the_ledger AND id = t.id;
  ELSE
    UPDATE expense_transfers SET state = after, changed_at = at WHERE ledger_id = the_ledger AND id = t.id;
  END IF;
  IF after IN ('confirmed', 'cancelled') THEN
    PERFORM shift_balance(the_kind, the_ledger, least(t.from_id, t.to_id), 0, -1);
    PERFORM shift_balance(the_kind, the_ledger, greatest(t.from_id, t.to_id), 0, -1);
  END IF;
  IF act <> 'confirm' THEN PERFORM next_in_ledger(the_kind, the_ledger, 0, today); END IF;
  PERFORM note_transfer(the_kind, the_ledger, t.id, CASE WHEN act = 'release' THEN 'released'
    WHEN act = 'unclaim' THEN 'unclaimed' ELSE after END, the_user, the_reason,
    CASE WHEN act = 'claim' THEN t.to_id ELSE t.from_id END);
END $$;
COMMENT ON FUNCTION act_on_transfer IS 'outcome: done | missing | upi | state';
