-- Somebody who votes in a choice adds a candidate. Outcome 'added' (also if the same one is there), or the reason why not:
-- 'missing', 'closed', 'voted' (somebody has voted, who has not seen it), 'full' (there are `p_most`). `p_candidate` has
-- columns of `choice_candidates`.
CREATE OR REPLACE FUNCTION add_to_choice(p_choice_id uuid, p_user_id uuid, p_candidate jsonb, p_most integer, p_at timestamptz,
  p_today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  n choice_candidates%ROWTYPE := jsonb_populate_record(NULL::choice_candidates, p_candidate);
  v_count integer;
BEGIN
  IF lock_choice(p_choice_id, p_user_id, p_today) IS NULL THEN RETURN 'missing'; END IF;
  IF EXISTS (SELECT FROM choice_candidates c WHERE c.choice_id = p_choice_id
    AND (c.kind, c.facts, c.total) = (n.kind, n.facts, n.total)) THEN RETURN 'added'; END IF;
  IF EXISTS (SELECT FROM choices WHERE id = p_choice_id AND (closed_at IS NOT NULL OR closes_at <= p_at)) THEN
    RETURN 'closed';
  END IF;
  IF EXISTS (SELECT FROM choice_people WHERE choice_id = p_choice_id AND voted_at IS NOT NULL) THEN RETURN 'voted'; END IF;
  SELECT count(*) INTO v_count FROM choice_candidates WHERE choice_id = p_choice_id;
  IF v_count >= p_most THEN RETURN 'full'; END IF;
  INSERT INTO choice_candidates (choice_id, number, kind, facts, total, per_head, trip, added_by)
    VALUES (p_choice_id, v_count, n.kind, n.facts, n.total, n.per_head, n.trip, p_user_id);
  RETURN 'added';
END $$;
COMMENT ON FUNCTION add_to_choice IS 'outcome: added | missing | closed | voted | full';
