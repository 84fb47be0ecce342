-- Records what happened to a transfer, and tells the one whom it concerns, if the tour still exists: the payer when the
-- payee did it, and the payee when the payer did. The caller must hold the ledger.
CREATE OR REPLACE FUNCTION record_transfer_event(p_kind text, p_ledger_id uuid, p_transfer_id uuid, p_what text, p_user_id uuid,
  p_reason text, p_recipient_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n integer;
  notice text := CASE WHEN p_what = 'released' THEN 'payReleased' WHEN p_what = 'claimed' THEN 'payClaimed'
    WHEN p_what = 'confirmed' THEN 'payConfirmed' WHEN p_what = 'disputed' THEN 'payDisputed' END;
BEGIN
  SELECT coalesce(max(turn), 0) + 1 INTO n FROM expense_transfer_events
    WHERE ledger_id = p_ledger_id AND transfer_id = p_transfer_id;
  INSERT INTO expense_transfer_events (ledger_id, transfer_id, turn, what, by_id, reason)
    VALUES (p_ledger_id, p_transfer_id, n, p_what, p_user_id, p_reason);
  IF notice IS NULL OR p_kind <> 'tour' OR p_recipient_id = p_user_id THEN RETURN; END IF;
  INSERT INTO notices (id, user_id, kind, tour_id, actor_id, note)
    SELECT uuidv7(), u.id, notice, t.id, p_user_id, nullif(p_reason, '') FROM users u, tours t
    WHERE u.id = p_recipient_id AND t.id = p_ledger_id;
END $$;
