-- Whether a user acts for a person of a ledger: themselves, or a guest whom they have added.
CREATE OR REPLACE FUNCTION speaks_for(the_user uuid, the_ledger uuid, person uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF the_user = person THEN RETURN true; END IF;
  PERFORM FROM expense_guests WHERE ledger_id = the_ledger AND id = person AND added_by = the_user;
  RETURN FOUND;
END $$;
