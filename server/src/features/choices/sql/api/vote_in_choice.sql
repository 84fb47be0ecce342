-- Puts the user's vote in place of their earlier one, and closes the choice when nobody's is missing. Outcome 'voted', or the
-- reason why not: 'missing', 'closed', 'few' (there is nothing to choose between), 'candidate' (there is no such one).
CREATE OR REPLACE FUNCTION vote_in_choice(p_choice_id uuid, p_user_id uuid, p_approvals smallint[], p_veto smallint, p_at timestamptz,
  p_today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  c choices%ROWTYPE;
  v_count integer;
BEGIN
  IF lock_choice(p_choice_id, p_user_id, p_today) IS NULL THEN RETURN 'missing'; END IF;
  SELECT * INTO c FROM choices WHERE id = p_choice_id;
  IF c.closed_at IS NULL AND c.closes_at <= p_at THEN
    PERFORM end_choice(p_choice_id, c.closes_at);
    RETURN 'closed';
  END IF;
  IF c.closed_at IS NOT NULL THEN RETURN 'closed'; END IF;
  SELECT count(*) INTO v_count FROM choice_candidates WHERE choice_id = p_choice_id;
  IF v_count < 2 THEN RETURN 'few'; END IF;
  IF EXISTS (SELECT FROM unnest(p_approvals || p_veto) n WHERE n NOT BETWEEN 0 AND v_count - 1) THEN RETURN 'candidate'; END IF;
  UPDATE choice_people SET approvals = p_approvals, veto = p_veto, voted_at = p_at
    WHERE choice_id = p_choice_id AND user_id = p_user_id;
  IF have_all_voted(p_choice_id) THEN PERFORM end_choice(p_choice_id, p_at); END IF;
  RETURN 'voted';
END $$;
COMMENT ON FUNCTION vote_in_choice IS 'outcome: voted | missing | closed | few | candidate';
