-- Creates a trip with its items. Outcome 'created' with the trip's id (also for a repetition with the same key), or the
-- reason why not: 'missing' (no such user), 'full' (the user has `p_most` trips), 'tour' (the user does not host the tour,
-- or it is over or cancelled), 'taken' (the tour has a trip). The lock on the user makes concurrent calls count each
-- other's trips. `p_facts` has the columns of `trips`; `p_items` is a list of ids and facts.
CREATE OR REPLACE FUNCTION create_trip(p_user_id uuid, p_id uuid, p_key uuid, p_tour_id uuid, p_facts jsonb, p_items jsonb,
  p_most integer, p_at timestamptz, p_today date, OUT outcome text, OUT trip_id uuid) LANGUAGE plpgsql AS $$
DECLARE
  t trips%ROWTYPE;
BEGIN
  t := jsonb_populate_record(NULL::trips, p_facts);
  PERFORM FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  SELECT s.trip_id INTO trip_id FROM trip_summaries s WHERE s.user_id = p_user_id AND s.key = p_key;
  IF FOUND THEN outcome := 'created'; RETURN; END IF;
  IF (SELECT count(*) FROM trip_summaries s WHERE s.user_id = p_user_id) >= p_most THEN outcome := 'full'; RETURN; END IF;
  IF p_tour_id IS NOT NULL THEN
    outcome := link_trip(p_tour_id, p_id, p_user_id, t, p_today);
    IF outcome <> 'tied' THEN RETURN; END IF;
  END IF;
  INSERT INTO trips (id, owner_id, title, place_id, start_date, day_count, from_city, people, month, trip_type, stops,
    version, changed_by, changed_at, created_at)
  VALUES (p_id, p_user_id, t.title, t.place_id, t.start_date, t.day_count, t.from_city, t.people, t.month, t.trip_type, t.stops,
    1, p_user_id, p_at, p_at);
  -- One statement, which a cluster sends to the node of the trip once.
  INSERT INTO trip_items (trip_id, id, version, facts)
    SELECT p_id, (item->>'id')::uuid, 1, item->'facts' FROM jsonb_array_elements(p_items) item;
  INSERT INTO trip_summaries (user_id, trip_id, key, title, place_id, start_date, day_count)
    VALUES (p_user_id, p_id, p_key, t.title, t.place_id, t.start_date, t.day_count);
  trip_id := p_id;
  outcome := 'created';
END $$;
COMMENT ON FUNCTION create_trip IS 'outcome: created (trip_id) | missing | full | tour | taken';
