-- Records what happened to a transfer, and tells the one whom it concerns, if the tour still exists: the payer when the
-- payee did it, and the payee when the payer did. The caller must hold the ledger.
CREATE OR REPLACE FUNCTION note_transfer(the_kind text, the_ledger uuid, the_transfer uuid, the_what text, the_user uuid,
  the_reason text, recipient uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n integer;
  notice text := CASE WHEN the_what = 'released' THEN 'payReleased' WHEN the_what = 'claimed' THEN 'payClaimed'
    WHEN the_what = 'confirmed' THEN 'payConfirmed' WHEN the_what = 'disputed' THEN 'payDisputed' END;
BEGIN
  SELECT coalesce(max(turn), 0) + 1 INTO n FROM expense_transfer_events
    WHERE ledger_id = the_ledger AND transfer_id = the_transfer;
  INSERT INTO expense_transfer_events (ledger_id, transfer_id, turn, what, by_id, reason)
    VALUES (the_ledger, the_transfer, n, the_what, the_user, the_reason);
  IF notice IS NULL OR the_kind <> 'tour' OR recipient = the_user THEN RETURN; END IF;
  INSERT INTO notices (id, user_id, kind, tour_id, actor_id, note)
    SELECT uuidv7(), u.id, notice, t.id, the_user, nullif(the_reason, '') FROM users u, tours t
    WHERE u.id = recipient AND t.id = the_ledger;
END $$;
