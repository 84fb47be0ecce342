-- Releases the payee's UPI id for a transfer ('release'), marks it as paid ('claim'), takes that back ('unclaim'),
-- confirms it, which adds a settlement to the ledger ('confirm'), disputes it ('dispute') or calls it off ('cancel').
-- Outcome 'done' (also for a repetition), or the reason why not: 'missing' (no such transfer in which the user has this
-- part), 'upi' (the user has no UPI id), 'state' (another state does not allow it).
CREATE OR REPLACE FUNCTION act_on_transfer(p_user_id uuid, p_kind text, p_ledger_id uuid, p_transfer_id uuid, p_act text,
  p_method text, p_reference text, p_reason text, p_today date, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t expense_transfers%ROWTYPE;
  is_payer boolean;
  is_payee boolean;
  after text := CASE WHEN p_act = 'claim' THEN 'claimed' WHEN p_act = 'unclaim' THEN 'open' WHEN p_act = 'confirm' THEN 'confirmed'
    WHEN p_act = 'dispute' THEN 'disputed' WHEN p_act = 'cancel' THEN 'cancelled' END;
  before text[] := CASE WHEN p_act = 'claim' THEN '{open,disputed}'::text[] WHEN p_act = 'unclaim' THEN '{claimed,disputed}'::text[]
    WHEN p_act = 'dispute' THEN '{claimed}'::text[] WHEN p_act = 'cancel' THEN '{open}'::text[] ELSE '{open,claimed,disputed}'::text[] END;
  n bigint;
  pay jsonb;
  shared_version uuid;
  at timestamptz := clock_timestamp();
BEGIN
  outcome := 'missing';
  IF lock_ledger(p_user_id, p_kind, p_ledger_id, p_today) IS NULL THEN RETURN; END IF;
  SELECT * INTO t FROM expense_transfers WHERE ledger_id = p_ledger_id AND id = p_transfer_id;
  IF NOT FOUND THEN RETURN; END IF;
  is_payer := can_act_for(p_user_id, p_ledger_id, t.from_id);
  is_payee := can_act_for(p_user_id, p_ledger_id, t.to_id);
  IF NOT (CASE WHEN p_act = 'release' THEN t.to_id = p_user_id WHEN p_act IN ('claim', 'unclaim') THEN is_payer
      WHEN p_act = 'cancel' THEN is_payer OR is_payee ELSE is_payee END) THEN
    RETURN;
  END IF;
  outcome := 'done';
  IF p_act = 'release' THEN
    SELECT u.version INTO shared_version FROM upi_ids u WHERE u.user_id = p_user_id;
    IF NOT FOUND THEN outcome := 'upi'; RETURN; END IF;
    IF t.released AND t.upi_version IS NOT DISTINCT FROM shared_version THEN RETURN; END IF;
  END IF;
  IF t.state = after THEN RETURN; END IF;
  IF t.state <> ALL (before) THEN outcome := 'state'; RETURN; END IF;
  IF p_act = 'release' THEN
    UPDATE expense_transfers SET released = true, upi_version = shared_version, changed_at = at WHERE ledger_id = p_ledger_id AND id = t.id;
  ELSIF p_act = 'confirm' THEN
    n := next_in_ledger(p_kind, p_ledger_id, 1, p_today);
    pay := jsonb_build_array(jsonb_build_object('id', t.from_id, 'paise', t.amount_paise));
    INSERT INTO expense_entries (ledger_id, number, kind, author_id, title, category, day, amount_paise, payers, shares, method, created_at)
      VALUES (p_ledger_id, n, 'settlement', p_user_id, '', 'other', p_today, t.amount_paise, pay,
        jsonb_build_array(jsonb_build_object('id', t.to_id, 'paise', t.amount_paise)), coalesce(p_method, t.method), clock_timestamp());
    UPDATE expense_transfers SET state = after, method = coalesce(p_method, t.method), entry = n, changed_at = at
      WHERE ledger_id = p_ledger_id AND id = t.id;
    PERFORM shift_balances(p_kind, p_ledger_id, pay,
      jsonb_build_array(jsonb_build_object('id', t.to_id, 'paise', t.amount_paise)), '[]', '[]');
  ELSIF p_act = 'claim' THEN
    UPDATE expense_transfers SET state = after, method = p_method, reference = nullif(p_reference, ''), changed_at = at
      WHERE ledger_id = p_ledger_id AND id = t.id;
  ELSE
    UPDATE expense_transfers SET state = after, changed_at = at WHERE ledger_id = p_ledger_id AND id = t.id;
  END IF;
  IF after IN ('confirmed', 'cancelled') THEN
    PERFORM shift_balance(p_kind, p_ledger_id, least(t.from_id, t.to_id), 0, -1);
    PERFORM shift_balance(p_kind, p_ledger_id, greatest(t.from_id, t.to_id), 0, -1);
  END IF;
  IF p_act <> 'confirm' THEN PERFORM next_in_ledger(p_kind, p_ledger_id, 0, p_today); END IF;
  PERFORM record_transfer_event(p_kind, p_ledger_id, t.id, CASE WHEN p_act = 'release' THEN 'released'
    WHEN p_act = 'unclaim' THEN 'unclaimed' ELSE after END, p_user_id, p_reason,
    CASE WHEN p_act = 'claim' THEN t.to_id ELSE t.from_id END);
END $$;
COMMENT ON FUNCTION act_on_transfer IS 'outcome: done | missing | upi | state';
