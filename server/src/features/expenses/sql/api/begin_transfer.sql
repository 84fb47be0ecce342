-- Begins a payment, for its payer or payee; with `p_is_released` the payee also lets the payer see their UPI id. Outcome
-- 'done' with the id of the transfer (also if the two have one that is not over, or for a repetition with the same key),
-- or the reason why not: 'missing' (the user has no such ledger, or acts for neither of the two, or is not the payee),
-- 'key' (the key belongs to another transfer), 'upi' (the user has no UPI id), 'full' (there are `p_most` entries), 'changed'
-- (the ledger has another version than `p_seen`, by which the caller has decided that so much is owed). Without `p_seen`, as
-- processes of an earlier version call it, the caller's decision stands.
DROP FUNCTION IF EXISTS begin_transfer(uuid, text, uuid, uuid, uuid, uuid, bigint, boolean, uuid, integer, date);
CREATE OR REPLACE FUNCTION begin_transfer(p_user_id uuid, p_kind text, p_ledger_id uuid, p_id uuid, p_payer_id uuid, p_payee_id uuid,
  p_paise bigint, p_is_released boolean, p_key uuid, p_most integer, p_today date, p_seen bigint DEFAULT NULL,
  OUT outcome text, OUT transfer_id uuid)
LANGUAGE plpgsql AS $$
DECLARE
  earlier expense_transfers%ROWTYPE;
  shared_version uuid;
  at timestamptz := clock_timestamp();
BEGIN
  IF lock_ledger(p_user_id, p_kind, p_ledger_id, p_today) IS NULL OR p_payer_id = p_payee_id
    OR NOT (can_act_for(p_user_id, p_ledger_id, p_payer_id) OR can_act_for(p_user_id, p_ledger_id, p_payee_id))
    OR (p_is_released AND p_payee_id <> p_user_id) THEN
    outcome := 'missing'; RETURN;
  END IF;
  IF p_is_released THEN
    SELECT u.version INTO shared_version FROM upi_ids u WHERE u.user_id = p_user_id;
    IF NOT FOUND THEN outcome := 'upi'; RETURN; END IF;
  END IF;
  SELECT * INTO earlier FROM expense_transfers WHERE ledger_id = p_ledger_id AND begun_by = p_user_id AND key = p_key;
  IF FOUND THEN
    outcome := CASE WHEN (earlier.from_id, earlier.to_id, earlier.amount_paise) = (p_payer_id, p_payee_id, p_paise) THEN 'done' ELSE 'key' END;
    transfer_id := earlier.id;
    RETURN;
  END IF;
  SELECT * INTO earlier FROM expense_transfers
    WHERE ledger_id = p_ledger_id AND from_id = p_payer_id AND to_id = p_payee_id AND state IN ('open', 'claimed', 'disputed');
  IF FOUND THEN
    transfer_id := earlier.id;
    outcome := 'done';
    IF NOT p_is_released OR (earlier.released AND earlier.upi_version IS NOT DISTINCT FROM shared_version) THEN
      RETURN;
    END IF;
    UPDATE expense_transfers SET released = true, upi_version = shared_version, changed_at = at WHERE ledger_id = p_ledger_id AND id = earlier.id;
  ELSE
    IF p_seen <> coalesce((SELECT version FROM expense_ledgers WHERE ledger_id = p_ledger_id), 0) THEN outcome := 'changed'; RETURN; END IF;
    -- Each begun transfer can become an entry, so they are counted together.
    IF (SELECT count(*) FROM expense_transfers WHERE ledger_id = p_ledger_id) >= p_most THEN outcome := 'full'; RETURN; END IF;
    transfer_id := p_id;
    INSERT INTO expense_transfers (ledger_id, id, from_id, to_id, amount_paise, released, begun_by, key, changed_at, upi_version)
      VALUES (p_ledger_id, p_id, p_payer_id, p_payee_id, p_paise, p_is_released, p_user_id, p_key, clock_timestamp(), shared_version);
    PERFORM shift_balance(p_kind, p_ledger_id, least(p_payer_id, p_payee_id), 0, 1);
    PERFORM shift_balance(p_kind, p_ledger_id, greatest(p_payer_id, p_payee_id), 0, 1);
    PERFORM record_transfer_event(p_kind, p_ledger_id, p_id, 'begun', p_user_id, '', NULL);
  END IF;
  IF p_is_released THEN PERFORM record_transfer_event(p_kind, p_ledger_id, transfer_id, 'released', p_user_id, '', p_payer_id); END IF;
  PERFORM next_in_ledger(p_kind, p_ledger_id, 0, p_today);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION begin_transfer IS 'outcome: done (transfer_id) | missing | key | upi | full | changed';
