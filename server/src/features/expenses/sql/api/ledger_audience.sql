-- Those who may read ledgers of expenses: the people of their tours (`seated`), the owners of their trips and those who come
-- along by invitation, and those with a part in an expense. Those who got a notification about one in the last minute are
-- `noticed`. In plpgsql and several statements, since trips and the people of expenses may be in other databases.
CREATE OR REPLACE FUNCTION ledger_audience(p_ledger_ids uuid[])
RETURNS TABLE (ledger uuid, who uuid, noticed boolean, seated boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT id, creator_id, false, true FROM tours WHERE id = ANY (p_ledger_ids)
    UNION ALL SELECT tour_id, user_id, false, true FROM tour_participants WHERE tour_id = ANY (p_ledger_ids)
    UNION ALL SELECT tour_id, user_id, true, false FROM notices
      WHERE tour_id = ANY (p_ledger_ids) AND created_at > now() - interval '1 minute'
    UNION ALL SELECT trip_id, user_id, true, false FROM notices
      WHERE trip_id = ANY (p_ledger_ids) AND created_at > now() - interval '1 minute';
  RETURN QUERY SELECT id, owner_id, false, false FROM trips WHERE id = ANY (p_ledger_ids);
  RETURN QUERY SELECT trip_id, user_id, false, false FROM trip_friends
    WHERE trip_id = ANY (p_ledger_ids) AND state = 'going' AND NOT are_blocked(owner_id, user_id) AND NOT is_suspended(owner_id);
  RETURN QUERY SELECT ledger_id, user_id, false, false FROM expense_people WHERE ledger_id = ANY (p_ledger_ids) AND involved;
END $$;
