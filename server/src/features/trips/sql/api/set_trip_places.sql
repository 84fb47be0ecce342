-- Makes a trip go to other places, once for each key: `p_facts` has its `title`, `place_id`, `day_count` and `stops`, `p_own`
-- the items that people wrote, on their days, and `p_proposed` what comes in the stead of the items that nobody has touched
-- since they were proposed. Outcome 'set' (also for a repetition), or the reason why not: 'missing' (no such trip, or the
-- user may not read it), 'forbidden' (the user may only read it), 'stale' (its places, days or dates have changed since
-- `p_known_version`), 'again' (anything has changed since `p_read_version`, from which the items were made).
CREATE OR REPLACE FUNCTION set_trip_places(p_trip_id uuid, p_user_id uuid, p_key uuid, p_known_version bigint,
  p_read_version bigint, p_facts jsonb, p_own jsonb, p_proposed jsonb, p_at timestamptz, p_today date) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_right text;
  t trips%ROWTYPE;
  n trips%ROWTYPE;
BEGIN
  v_right := lock_trip(p_trip_id, p_user_id, p_today);
  IF v_right IS NULL THEN RETURN 'missing'; END IF;
  IF v_right = 'read' THEN RETURN 'forbidden'; END IF;
  IF EXISTS (SELECT FROM trip_edits e WHERE e.trip_id = p_trip_id AND e.key = p_key) THEN RETURN 'set'; END IF;
  SELECT * INTO t FROM trips WHERE id = p_trip_id;
  IF EXISTS (SELECT FROM unnest(ARRAY['stops', 'day_count', 'start_date']) fact
    WHERE (t.fact_versions->>fact)::bigint > p_known_version) THEN RETURN 'stale'; END IF;
  IF t.version <> p_read_version THEN RETURN 'again'; END IF;
  n := jsonb_populate_record(t, p_facts);
  -- What people wrote has the version before, so that it is known from what is proposed.
  n.version := t.version + 2;
  n.fact_versions := t.fact_versions || jsonb_build_object('stops', n.version, 'day_count', n.version);
  -- Whoever knows an earlier version reads the whole trip.
  n.deleted_up_to := n.version;
  DELETE FROM trip_items WHERE trip_id = p_trip_id AND removed_at IS NULL
    AND trip_items.version = coalesce((t.fact_versions->>'stops')::bigint, 1);
  UPDATE trip_items i SET version = t.version + 1, facts = own.item->'facts'
    FROM jsonb_array_elements(p_own) own(item)
    WHERE i.trip_id = p_trip_id AND i.id = (own.item->>'id')::uuid AND i.facts <> own.item->'facts';
  INSERT INTO trip_items (trip_id, id, version, facts)
    SELECT p_trip_id, (item->>'id')::uuid, n.version, item->'facts' FROM jsonb_array_elements(p_proposed) item;
  PERFORM add_trip_dates_line(t, n, p_user_id);
  UPDATE trips SET title = n.title, place_id = n.place_id, day_count = n.day_count, stops = n.stops, version = n.version,
    fact_versions = n.fact_versions, deleted_up_to = n.deleted_up_to, changed_by = p_user_id, changed_at = p_at
    WHERE id = p_trip_id;
  PERFORM spread_trip_facts(n, p_today);
  INSERT INTO trip_edits (trip_id, key, rejected, at) VALUES (p_trip_id, p_key, '{}', p_at);
  RETURN 'set';
END $$;
COMMENT ON FUNCTION set_trip_places IS 'outcome: set | missing | forbidden | stale | again';
