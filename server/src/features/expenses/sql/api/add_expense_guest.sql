-- Adds a guest to a ledger, or with `p_is_new` false renames one whom the user has added. Outcome 'saved' with the guest's
-- id (also for a repetition with the same key), or the reason why not: 'missing', 'closed', 'guest' (no such guest of the
-- user), 'key' (the key belongs to a guest of another name), 'full' (the ledger has `p_most` guests).
CREATE OR REPLACE FUNCTION add_expense_guest(p_author_id uuid, p_kind text, p_ledger_id uuid, p_id uuid, p_is_new boolean,
  p_name text, p_key uuid, p_most integer, p_today date, OUT outcome text, OUT guest_id uuid) LANGUAGE plpgsql AS $$
DECLARE
  earlier expense_guests%ROWTYPE;
  role text := lock_ledger(p_author_id, p_kind, p_ledger_id, p_today);
BEGIN
  guest_id := p_id;
  IF role IS NULL THEN outcome := 'missing'; RETURN; END IF;
  IF role <> 'open' THEN outcome := 'closed'; RETURN; END IF;
  IF NOT p_is_new THEN
    UPDATE expense_guests SET name = p_name WHERE ledger_id = p_ledger_id AND id = p_id AND added_by = p_author_id;
    IF NOT FOUND THEN outcome := 'guest'; RETURN; END IF;
  ELSE
    SELECT * INTO earlier FROM expense_guests WHERE ledger_id = p_ledger_id AND added_by = p_author_id AND key = p_key;
    IF FOUND THEN
      guest_id := earlier.id;
      outcome := CASE WHEN earlier.name = p_name THEN 'saved' ELSE 'key' END;
      RETURN;
    END IF;
    IF (SELECT count(*) FROM expense_guests WHERE ledger_id = p_ledger_id) >= p_most THEN outcome := 'full'; RETURN; END IF;
    INSERT INTO expense_guests (ledger_id, id, name, added_by, key) VALUES (p_ledger_id, p_id, p_name, p_author_id, p_key);
  END IF;
  PERFORM next_in_ledger(p_kind, p_ledger_id, 0, p_today);
  outcome := 'saved';
END $$;
COMMENT ON FUNCTION add_expense_guest IS 'outcome: saved (guest_id) | missing | closed | guest | key | full';
