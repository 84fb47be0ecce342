-- Records what happened to a transfer, and tells the one whom it concerns, unless its tour is deleted: the payer when the
-- payee did it, and the payee when the payer did. The caller must hold the ledger.
CREATE OR REPLACE FUNCTION record_transfer_event(p_kind text, p_ledger_id uuid, p_transfer_id uuid, p_what text, p_user_id uuid,
  p_reason text, p_recipient_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n integer;
  is_trip boolean := p_kind = 'trip';
BEGIN
  SELECT coalesce(max(turn), 0) + 1 INTO n FROM expense_transfer_events
    WHERE ledger_id = p_ledger_id AND transfer_id = p_transfer_id;
  INSERT INTO expense_transfer_events (ledger_id, transfer_id, turn, what, by_id, reason)
    VALUES (p_ledger_id, p_transfer_id, n, p_what, p_user_id, p_reason);
  IF p_what NOT IN ('released', 'claimed', 'confirmed', 'disputed') OR p_recipient_id = p_user_id THEN RETURN; END IF;
  INSERT INTO notices (id, user_id, kind, tour_id, trip_id, actor_id, note)
    SELECT uuidv7(), u.id, CASE WHEN is_trip THEN 'tripPay' ELSE 'pay' END || initcap(p_what), t.id,
      CASE WHEN is_trip THEN p_ledger_id END, p_user_id, nullif(p_reason, '')
    FROM users u LEFT JOIN tours t ON t.id = p_ledger_id
    WHERE u.id = p_recipient_id AND (is_trip OR t.id IS NOT NULL);
END $$;
