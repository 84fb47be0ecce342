-- Starts a choice with its first candidate. Outcome 'started' with its id (also for a repetition with the same key), or the
-- reason why not: 'missing' (no such user, or the group is not open to them), 'host' (in the group of a tour only the host
-- starts one, whose trip the winner becomes), 'full' (the user has `p_most`). In a group all of its people vote whom no
-- block separates from the user. `p_candidate` has columns of `choice_candidates`.
CREATE OR REPLACE FUNCTION start_choice(p_user_id uuid, p_id uuid, p_key uuid, p_group_id uuid, p_title text, p_voters integer,
  p_closes_at timestamptz, p_candidate jsonb, p_most integer, p_at timestamptz, p_today date, OUT outcome text, OUT choice_id uuid)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  SELECT c.id INTO choice_id FROM choices c WHERE c.owner_id = p_user_id AND c.key = p_key;
  IF FOUND THEN outcome := 'started'; RETURN; END IF;
  IF p_group_id IS NOT NULL THEN
    IF NOT lock_group(p_group_id, p_user_id, p_today) THEN outcome := 'missing'; RETURN; END IF;
    IF EXISTS (SELECT FROM tours t WHERE t.id = p_group_id) AND NOT is_group_host(p_user_id, p_group_id) THEN
      outcome := 'host'; RETURN;
    END IF;
  END IF;
  IF (SELECT count(*) FROM choices c WHERE c.owner_id = p_user_id) >= p_most THEN outcome := 'full'; RETURN; END IF;
  INSERT INTO choices (id, owner_id, key, group_id, title, voters, closes_at, created_at)
    VALUES (p_id, p_user_id, p_key, p_group_id, p_title, p_voters, p_closes_at, p_at);
  INSERT INTO choice_candidates (choice_id, number, kind, facts, total, per_head, trip, added_by)
    SELECT p_id, 0, n.kind, n.facts, n.total, n.per_head, n.trip, p_user_id
    FROM jsonb_populate_record(NULL::choice_candidates, p_candidate) n;
  INSERT INTO choice_people (choice_id, user_id, joined_at)
    SELECT p_id, p_user_id, p_at
    UNION SELECT p_id, one, p_at FROM group_people(p_group_id) one WHERE NOT are_blocked(p_user_id, one);
  choice_id := p_id;
  outcome := 'started';
END $$;
COMMENT ON FUNCTION start_choice IS 'outcome: started (choice_id) | missing | host | full';
