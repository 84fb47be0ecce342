-- What a user may do in a ledger: 'open' (read all, add and settle: those in the tour, the owner of the trip, and those who
-- accepted an invitation to it), 'closed' (the same, but not add, since the tour ended 30 days ago), 'left' (read and settle
-- what concerns them: they have left the tour or trip, or it is hidden from them or deleted), or null: nothing.
CREATE OR REPLACE FUNCTION expense_role(p_user_id uuid, p_kind text, p_ledger_id uuid, p_today date) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  last_day date;
BEGIN
  IF p_kind = 'trip' THEN
    PERFORM FROM trips WHERE id = p_ledger_id AND owner_id = p_user_id;
    IF FOUND THEN RETURN 'open'; END IF;
    PERFORM FROM trip_friends WHERE trip_id = p_ledger_id AND user_id = p_user_id AND state = 'going'
      AND NOT are_blocked(owner_id, p_user_id) AND NOT is_suspended(owner_id);
    IF FOUND THEN RETURN 'open'; END IF;
  ELSE
    SELECT t.end_date INTO last_day FROM tours t
      WHERE t.id = p_ledger_id
        AND (t.creator_id = p_user_id
          OR EXISTS (SELECT FROM tour_participants p WHERE p.tour_id = t.id AND p.user_id = p_user_id))
        AND NOT are_blocked(t.creator_id, p_user_id) AND NOT is_suspended(t.creator_id);
    IF FOUND THEN RETURN CASE WHEN last_day >= p_today - 30 THEN 'open' ELSE 'closed' END; END IF;
  END IF;
  PERFORM FROM expense_people WHERE ledger_id = p_ledger_id AND user_id = p_user_id AND involved
    AND NOT EXISTS (SELECT FROM expense_ledgers WHERE ledger_id = p_ledger_id AND kind <> p_kind);
  RETURN CASE WHEN FOUND THEN 'left' END;
END $$;
