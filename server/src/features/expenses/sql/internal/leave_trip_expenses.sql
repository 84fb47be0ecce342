-- Records that a user has left a trip, who can then be in its expenses up to this day; not before the trip has a ledger or has
-- begun. The caller holds the ledger.
CREATE OR REPLACE FUNCTION leave_trip_expenses(p_trip_id uuid, p_user_id uuid, p_start_date date, p_today date) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF p_start_date IS NULL OR p_start_date > p_today THEN
    PERFORM FROM expense_ledgers WHERE ledger_id = p_trip_id;
    IF NOT FOUND THEN RETURN; END IF;
  END IF;
  INSERT INTO expense_people (ledger_id, user_id, left_on) VALUES (p_trip_id, p_user_id, p_today)
    ON CONFLICT (ledger_id, user_id) DO UPDATE SET left_on = p_today;
  INSERT INTO expense_ends (ledger_id, kind, last_day) VALUES (p_trip_id, 'trip', p_today)
    ON CONFLICT (ledger_id) DO UPDATE SET last_day = excluded.last_day;
END $$;
