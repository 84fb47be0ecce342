-- What becomes of the ledger of a trip that is deleted: it stays for a year if others with an account have a part in it, who
-- see and settle what concerns them; else it is deleted. The caller holds the ledger.
CREATE OR REPLACE FUNCTION close_trip_ledger(p_trip_id uuid, p_owner_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  others uuid[] := ARRAY(
    SELECT user_id FROM expense_people WHERE ledger_id = p_trip_id AND involved AND user_id <> p_owner_id);
BEGIN
  -- The people of ledgers may be in another database than the accounts.
  IF EXISTS (SELECT FROM users WHERE id = ANY (others)) THEN
    UPDATE expense_ledgers SET version = version + 1 WHERE ledger_id = p_trip_id;
  ELSE
    PERFORM delete_ledger(p_trip_id, 'infinity');
  END IF;
END $$;
