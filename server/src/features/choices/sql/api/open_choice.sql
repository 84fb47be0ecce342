-- Opens the winner of a choice as a trip of its owner, once, whoever of its people asks: in the group of a tour as the trip of
-- the tour, else with all who voted in it, or could, as its people. Outcome 'opened' with the trip (also when it was before),
-- or the reason why not: 'missing', 'open' (it has not closed), 'none' (nothing has won), 'full' (the owner has `p_most`
-- trips), 'tour' (the tour is over or cancelled), 'taken' (the tour has a trip).
CREATE OR REPLACE FUNCTION open_choice(p_choice_id uuid, p_user_id uuid, p_trip_id uuid, p_most integer, p_at timestamptz, p_today date,
  OUT outcome text, OUT trip_id uuid) LANGUAGE plpgsql AS $$
DECLARE
  c choices%ROWTYPE;
  n choice_candidates%ROWTYPE;
  t trips%ROWTYPE;
  f trip_friends%ROWTYPE;
  v_tour_id uuid;
  v_user_id uuid;
BEGIN
  outcome := 'missing';
  IF choice_right(p_choice_id, p_user_id, p_today) IS NULL THEN RETURN; END IF;
  -- The owner is held before the choice, as their account's deletion does; and each pair as a block does.
  SELECT * INTO c FROM choices WHERE id = p_choice_id;
  PERFORM FROM users WHERE id = c.owner_id FOR NO KEY UPDATE;
  FOR v_user_id IN SELECT user_id FROM choice_people WHERE choice_id = p_choice_id AND user_id <> c.owner_id
    AND NOT EXISTS (SELECT FROM tours WHERE id = c.group_id) ORDER BY user_id LOOP
    PERFORM lock_pair(c.owner_id, v_user_id);
  END LOOP;
  IF lock_choice(p_choice_id, p_user_id, p_today) IS NULL THEN RETURN; END IF;
  SELECT * INTO c FROM choices WHERE id = p_choice_id;
  IF c.trip_id IS NOT NULL THEN outcome := 'opened'; trip_id := c.trip_id; RETURN; END IF;
  IF c.closed_at IS NULL AND c.closes_at <= p_at THEN
    PERFORM end_choice(p_choice_id, c.closes_at);
    SELECT * INTO c FROM choices WHERE id = p_choice_id;
  END IF;
  IF c.closed_at IS NULL THEN outcome := 'open'; RETURN; END IF;
  IF c.winner IS NULL THEN outcome := 'none'; RETURN; END IF;
  SELECT * INTO n FROM choice_candidates WHERE choice_id = p_choice_id AND number = c.winner;
  SELECT id INTO v_tour_id FROM tours WHERE id = c.group_id;
  SELECT made.outcome INTO outcome FROM create_trip(c.owner_id, p_trip_id, c.id, v_tour_id, n.trip->'facts', n.trip->'items',
    p_most, p_at, p_today) made;
  IF outcome <> 'created' THEN RETURN; END IF;
  UPDATE choices SET trip_id = p_trip_id WHERE id = p_choice_id;
  trip_id := p_trip_id;
  outcome := 'opened';
  IF v_tour_id IS NOT NULL THEN RETURN; END IF;
  SELECT * INTO t FROM trips WHERE id = p_trip_id;
  FOR v_user_id IN SELECT v.user_id FROM choice_people v WHERE v.choice_id = p_choice_id AND v.user_id <> c.owner_id
    AND NOT is_suspended(v.user_id) AND choice_right(p_choice_id, v.user_id, p_today) IS NOT NULL
    ORDER BY v.joined_at, v.user_id LOOP
    INSERT INTO trip_friends (trip_id, user_id, owner_id, state, may_edit, title, place_id, start_date, day_count, created_at)
      VALUES (p_trip_id, v_user_id, c.owner_id, 'going', true, t.title, t.place_id, t.start_date, t.day_count, p_at)
      RETURNING * INTO f;
    PERFORM join_trip_group(f);
  END LOOP;
END $$;
COMMENT ON FUNCTION open_choice IS 'outcome: opened (trip_id) | missing | open | none | full | tour | taken';
