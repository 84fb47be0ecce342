-- Holds a ledger for a user's change until the end of the transaction, and the user's account, which cannot be deleted
-- meanwhile. Returns the user's role (`expense_role`); null if the user has none. Call it as a statement of its own: a
-- check in the same statement would see the data from before the wait.
CREATE OR REPLACE FUNCTION hold_ledger(the_user uuid, the_kind text, the_ledger uuid, today date) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF expense_role(the_user, the_kind, the_ledger, today) IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id = the_user FOR KEY SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- Whoever changes seats locks the tour before anything of its ledger.
  PERFORM FROM tours WHERE id = the_ledger FOR KEY SHARE;
  PERFORM pg_advisory_xact_lock(hashtextextended(the_ledger::text, 25));
  -- The user may have left while the function waited.
  RETURN expense_role(the_user, the_kind, the_ledger, today);
END $$;
