-- Counts a change of a ledger and so many new entries, makes the ledger if there is none, and keeps it for a year from
-- today or from the end of its tour. Returns the number of the last entry. The caller must hold the ledger.
CREATE OR REPLACE FUNCTION next_in_ledger(p_kind text, p_ledger_id uuid, p_entries integer, p_today date) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  n bigint;
  tour_end date;
BEGIN
  INSERT INTO expense_ledgers AS l (ledger_id, kind, last, version) VALUES (p_ledger_id, p_kind, p_entries, 1)
    ON CONFLICT (ledger_id) DO UPDATE SET last = l.last + p_entries, version = l.version + 1 RETURNING last INTO n;
  SELECT end_date INTO tour_end FROM tours WHERE id = p_ledger_id;
  INSERT INTO expense_ends (ledger_id, kind, last_day) VALUES (p_ledger_id, p_kind, greatest(tour_end, p_today))
    ON CONFLICT (ledger_id) DO UPDATE SET last_day = excluded.last_day;
  RETURN n;
END $$;
