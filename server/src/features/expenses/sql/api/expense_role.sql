-- What a user may do in a ledger: 'open' (read all, add and settle), 'closed' (the same, but not add, since the tour
-- ended 30 days ago), 'left' (read and settle what concerns them: they have left the tour, or it is hidden from them or
-- deleted), or null: nothing.
CREATE OR REPLACE FUNCTION expense_role(the_user uuid, the_kind text, the_ledger uuid, today date) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  last_day date;
BEGIN
  IF the_kind = 'trip' THEN
    PERFORM FROM trips WHERE id = the_ledger AND owner_id = the_user;
    RETURN CASE WHEN FOUND THEN 'open' END;
  END IF;
  SELECT t.end_date INTO last_day FROM tours t
    WHERE t.id = the_ledger
      AND (t.creator_id = the_user
        OR EXISTS (SELECT FROM tour_participants p WHERE p.tour_id = t.id AND p.user_id = the_user))
      AND NOT are_blocked(t.creator_id, the_user) AND NOT is_suspended(t.creator_id);
  IF FOUND THEN RETURN CASE WHEN last_day >= today - 30 THEN 'open' ELSE 'closed' END; END IF;
  PERFORM FROM expense_people WHERE ledger_id = the_ledger AND user_id = the_user AND involved;
  RETURN CASE WHEN FOUND THEN 'left' END;
END $$;
