-- Whether a user acts for a person of a ledger: themselves, or a guest whom they have added.
CREATE OR REPLACE FUNCTION can_act_for(p_user_id uuid, p_ledger_id uuid, p_person_id uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_user_id = p_person_id THEN RETURN true; END IF;
  PERFORM FROM expense_guests WHERE ledger_id = p_ledger_id AND id = p_person_id AND added_by = p_user_id;
  RETURN FOUND;
END $$;
