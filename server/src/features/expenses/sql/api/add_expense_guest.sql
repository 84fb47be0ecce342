-- Adds a guest to a ledger, or with `is_new` false renames one whom the user has added. Outcome 'saved' with the guest's
-- id (also for a repetition with the same key), or the reason why not: 'missing', 'closed', 'guest' (no such guest of the
-- user), 'key' (the key belongs to a guest of another name), 'full' (the ledger has `most` guests).
CREATE OR REPLACE FUNCTION add_expense_guest(author uuid, the_kind text, the_ledger uuid, the_id uuid, is_new boolean,
  the_name text, the_key uuid, most integer, today date, OUT outcome text, OUT guest_id uuid) LANGUAGE plpgsql AS $$
DECLARE
  earlier expense_guests%ROWTYPE;
  role text := hold_ledger(author, the_kind, the_ledger, today);
BEGIN
  guest_id := the_id;
  IF role IS NULL THEN outcome := 'missing'; RETURN; END IF;
  IF role <> 'open' THEN outcome := 'closed'; RETURN; END IF;
  IF NOT is_new THEN
    UPDATE expense_guests SET name = the_name WHERE ledger_id = the_ledger AND id = the_id AND added_by = author;
    IF NOT FOUND THEN outcome := 'guest'; RETURN; END IF;
  ELSE
    SELECT * INTO earlier FROM expense_guests WHERE ledger_id = the_ledger AND added_by = author AND key = the_key;
    IF FOUND THEN
      guest_id := earlier.id;
      outcome := CASE WHEN earlier.name = the_name THEN 'saved' ELSE 'key' END;
      RETURN;
    END IF;
    IF (SELECT count(*) FROM expense_guests WHERE ledger_id = the_ledger) >= most THEN outcome := 'full'; RETURN; END IF;
    INSERT INTO expense_guests (ledger_id, id, name, added_by, key) VALUES (the_ledger, the_id, the_name, author, the_key);
  END IF;
  PERFORM next_in_ledger(the_kind, the_ledger, 0, today);
  outcome := 'saved';
END $$;
COMMENT ON FUNCTION add_expense_guest IS 'outcome: saved (guest_id) | missing | closed | guest | key | full';
