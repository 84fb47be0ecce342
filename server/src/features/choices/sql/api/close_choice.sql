-- The owner closes a choice before its time. Outcome 'closed' (also if it was before), 'missing' (the user does not own it),
-- or 'few' (fewer than two have voted).
CREATE OR REPLACE FUNCTION close_choice(p_choice_id uuid, p_user_id uuid, p_at timestamptz, p_today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  c choices%ROWTYPE;
BEGIN
  IF lock_choice(p_choice_id, p_user_id, p_today) IS DISTINCT FROM 'owner' THEN RETURN 'missing'; END IF;
  SELECT * INTO c FROM choices WHERE id = p_choice_id;
  IF c.closed_at IS NOT NULL THEN RETURN 'closed'; END IF;
  IF c.closes_at > p_at
    AND (SELECT count(*) FROM choice_people WHERE choice_id = p_choice_id AND voted_at IS NOT NULL) < 2 THEN
    RETURN 'few';
  END IF;
  PERFORM end_choice(p_choice_id, least(p_at, c.closes_at));
  RETURN 'closed';
END $$;
COMMENT ON FUNCTION close_choice IS 'outcome: closed | missing | few';
