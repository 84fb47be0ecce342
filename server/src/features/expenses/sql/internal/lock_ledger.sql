-- Holds a ledger for a user's change until the end of the transaction, and the user's account, which cannot be deleted
-- meanwhile. Returns the user's role (`expense_role`); null if the user has none. Call it as a statement of its own: a
-- check in the same statement would see the data from before the wait.
CREATE OR REPLACE FUNCTION lock_ledger(p_user_id uuid, p_kind text, p_ledger_id uuid, p_today date) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF expense_role(p_user_id, p_kind, p_ledger_id, p_today) IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id = p_user_id FOR KEY SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- Whoever changes seats locks the tour before anything of its ledger.
  PERFORM FROM tours WHERE id = p_ledger_id FOR KEY SHARE;
  PERFORM pg_advisory_xact_lock(hashtextextended(p_ledger_id::text, 25));
  -- The user may have left while the function waited.
  RETURN expense_role(p_user_id, p_kind, p_ledger_id, p_today);
END $$;
