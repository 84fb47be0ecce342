-- Begins a payment, for its payer or payee; with `is_released` the payee also lets the payer see their UPI id. Outcome
-- 'done' with the id of the transfer (also if the two have one that is not over, or for a repetition with the same key),
-- or the reason why not: 'missing' (the user has no such ledger, or acts for neither of the two, or is not the payee),
-- 'key' (the key belongs to another transfer), 'upi' (the user has no UPI id), 'full' (there are `most` entries), 'changed'
-- (the ledger has another version than `seen`, by which the caller has decided that so much is owed). Without `seen`, as
-- processes of an earlier version call it, the caller's decision stands.
DROP FUNCTION IF EXISTS begin_transfer(uuid, text, uuid, uuid, uuid, uuid, bigint, boolean, uuid, integer, date);
CREATE OR REPLACE FUNCTION begin_transfer(the_user uuid, the_kind text, the_ledger uuid, the_id uuid, payer uuid, payee uuid,
  paise bigint, is_released boolean, the_key uuid, most integer, today date, seen bigint DEFAULT NULL,
  OUT outcome text, OUT transfer_id uuid)
LANGUAGE plpgsql AS $$
DECLARE
  earlier expense_transfers%ROWTYPE;
  shared_version uuid;
  at timestamptz := clock_timestamp();
BEGIN
  IF hold_ledger(the_user, the_kind, the_ledger, today) IS NULL OR payer = payee
    OR NOT (speaks_for(the_user, the_ledger, payer) OR speaks_for(the_user, the_ledger, payee))
    OR (is_released AND payee <> the_user) THEN
    outcome := 'missing'; RETURN;
  END IF;
  IF is_released THEN
    SELECT u.version INTO shared_version FROM upi_ids u WHERE u.user_id = the_user;
    IF NOT FOUND THEN outcome := 'upi'; RETURN; END IF;
  END IF;
  SELECT * INTO earlier FROM expense_transfers WHERE ledger_id = the_ledger AND begun_by = the_user AND key = the_key;
  IF FOUND THEN
    outcome := CASE WHEN (earlier.from_id, earlier.to_id, earlier.amount_paise) = (payer, payee, paise) THEN 'done' ELSE 'key' END;
    transfer_id := earlier.id;
    RETURN;
  END IF;
  SELECT * INTO earlier FROM expense_transfers
    WHERE ledger_id = the_ledger AND from_id = payer AND to_id = payee AND state IN ('open', 'claimed', 'disputed');
  IF FOUND THEN
    transfer_id := earlier.id;
    outcome := 'done';
    IF NOT is_released OR (earlier.released AND earlier.upi_version IS NOT DISTINCT FROM shared_version) THEN
      RETURN;
    END IF;
    UPDATE expense_transfers SET released = true, upi_version = shared_version, changed_at = at WHERE ledger_id = the_ledger AND id = earlier.id;
  ELSE
    IF seen <> coalesce((SELECT version FROM expense_ledgers WHERE ledger_id = the_ledger), 0) THEN outcome := 'changed'; RETURN; END IF;
    -- Each begun transfer can become an entry, so they are counted together.
    IF (SELECT count(*) FROM expense_transfers WHERE ledger_id = the_ledger) >= most THEN outcome := 'full'; RETURN; END IF;
    transfer_id := the_id;
    INSERT INTO expense_transfers (ledger_id, id, from_id, to_id, amount_paise, released, begun_by, key, changed_at, upi_version)
      VALUES (the_ledger, the_id, payer, payee, paise, is_released, the_user, the_key, clock_timestamp(), shared_version);
    PERFORM shift_balance(the_kind, the_ledger, least(payer, payee), 0, 1);
    PERFORM shift_balance(the_kind, the_ledger, greatest(payer, payee), 0, 1);
    PERFORM note_transfer(the_kind, the_ledger, the_id, 'begun', the_user, '', NULL);
  END IF;
  IF is_released THEN PERFORM note_transfer(the_kind, the_ledger, transfer_id, 'released', the_user, '', payer); END IF;
  PERFORM next_in_ledger(the_kind, the_ledger, 0, today);
  outcome := 'done';
END $$;
COMMENT ON FUNCTION begin_transfer IS 'outcome: done (transfer_id) | missing | key | upi | full | changed';
