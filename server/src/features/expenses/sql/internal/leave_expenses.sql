-- Records that a user has left a tour, who can then be in its expenses up to this day; not before the tour has a ledger or
-- has begun.
CREATE OR REPLACE FUNCTION leave_expenses(p_tour_id uuid, p_user_id uuid, p_today date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One statement each: a cluster cannot join the two tables.
  IF NOT EXISTS (SELECT FROM expense_ledgers WHERE ledger_id = p_tour_id) THEN
    IF NOT EXISTS (SELECT FROM tours WHERE id = p_tour_id AND start_date <= p_today) THEN RETURN; END IF;
  END IF;
  INSERT INTO expense_people (ledger_id, user_id, left_on) VALUES (p_tour_id, p_user_id, p_today)
    ON CONFLICT (ledger_id, user_id) DO UPDATE SET left_on = p_today;
  INSERT INTO expense_ends (ledger_id, kind, last_day) SELECT p_tour_id, 'tour', greatest(end_date, p_today) FROM tours WHERE id = p_tour_id
    ON CONFLICT (ledger_id) DO UPDATE SET last_day = excluded.last_day;
END $$;
