-- Closes a choice whose time is over. May be repeated.
CREATE OR REPLACE FUNCTION settle_choice(p_choice_id uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c choices%ROWTYPE;
BEGIN
  SELECT * INTO c FROM choices WHERE id = p_choice_id FOR NO KEY UPDATE;
  IF c.closed_at IS NULL AND c.closes_at <= p_at THEN PERFORM end_choice(p_choice_id, c.closes_at); END IF;
END $$;
