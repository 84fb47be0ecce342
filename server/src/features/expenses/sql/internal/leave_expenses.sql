-- Records that a user has left a tour, who can then be in its expenses up to this day; not before the tour has a ledger or
-- has begun.
CREATE OR REPLACE FUNCTION leave_expenses(the_tour uuid, the_user uuid, today date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One statement each: a cluster cannot join the two tables.
  IF NOT EXISTS (SELECT FROM expense_ledgers WHERE ledger_id = the_tour) THEN
    IF NOT EXISTS (SELECT FROM tours WHERE id = the_tour AND start_date <= today) THEN RETURN; END IF;
  END IF;
  INSERT INTO expense_people (ledger_id, user_id, left_on) VALUES (the_tour, the_user, today)
    ON CONFLICT (ledger_id, user_id) DO UPDATE SET left_on = today;
  INSERT INTO expense_ends (ledger_id, kind, last_day) SELECT the_tour, 'tour', greatest(end_date, today) FROM tours WHERE id = the_tour
    ON CONFLICT (ledger_id) DO UPDATE SET last_day = excluded.last_day;
END $$;
