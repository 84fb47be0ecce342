-- Creates a trip with its items. Outcome 'created' with the trip's id (also for a repetition with the same key), or the
-- reason why not: 'missing' (no such user), 'full' (the user has `most` trips), 'tour' (the user does not host the tour,
-- or it is over or cancelled), 'taken' (the tour has a trip). The lock on the user makes concurrent calls count each
-- other's trips. `facts` has the columns of `trips`; `items` is a list of ids and facts.
CREATE OR REPLACE FUNCTION create_trip(the_user uuid, the_id uuid, the_key uuid, the_tour uuid, facts jsonb, items jsonb,
  most integer, at timestamptz, today date, OUT outcome text, OUT trip_id uuid) LANGUAGE plpgsql AS $$
DECLARE
  t trips%ROWTYPE;
BEGIN
  t := jsonb_populate_record(NULL::trips, facts);
  PERFORM FROM users WHERE id = the_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  SELECT s.trip_id INTO trip_id FROM trip_summaries s WHERE s.user_id = the_user AND s.key = the_key;
  IF FOUND THEN outcome := 'created'; RETURN; END IF;
  IF (SELECT count(*) FROM trip_summaries s WHERE s.user_id = the_user) >= most THEN outcome := 'full'; RETURN; END IF;
  IF the_tour IS NOT NULL THEN
    outcome := tie_trip(the_tour, the_id, the_user, t, today);
    IF outcome <> 'tied' THEN RETURN; END IF;
  END IF;
  INSERT INTO trips (id, owner_id, title, place_id, start_date, day_count, from_city, people, month, trip_type, version,
    changed_by, changed_at, created_at)
  VALUES (the_id, the_user, t.title, t.place_id, t.start_date, t.day_count, t.from_city, t.people, t.month, t.trip_type, 1,
    the_user, at, at);
  -- One statement, which a cluster sends to the node of the trip once.
  INSERT INTO trip_items (trip_id, id, version, facts)
    SELECT the_id, (item->>'id')::uuid, 1, item->'facts' FROM jsonb_array_elements(items) item;
  INSERT INTO trip_summaries (user_id, trip_id, key, title, place_id, start_date, day_count)
    VALUES (the_user, the_id, the_key, t.title, t.place_id, t.start_date, t.day_count);
  trip_id := the_id;
  outcome := 'created';
END $$;
COMMENT ON FUNCTION create_trip IS 'outcome: created (trip_id) | missing | full | tour | taken';
