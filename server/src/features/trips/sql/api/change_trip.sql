-- Changes items of a trip. Each of `p_changes` has the item's id, the `base` version that it was made from (null for a new
-- item), and `facts`, or none to remove the item. It is applied if the item has that version now, or is new; else it is
-- rejected, unless the item is already as wanted. All applied changes share one new version of the trip. Outcome
-- 'changed' with the ids of the `rejected` ones (also for a repetition with the same key, which changes nothing), or the
-- reason why nothing was changed: 'missing' (no such trip, or the user may not read it), 'forbidden' (the user may only
-- read it), 'day' (the trip has no such day), 'day full' or 'full' (more than `p_day_most` items on a day, or `p_most` in all).
CREATE OR REPLACE FUNCTION change_trip(p_trip_id uuid, p_user_id uuid, p_key uuid, p_changes jsonb, p_day_most integer,
  p_most integer, p_at timestamptz, p_today date, OUT outcome text, OUT rejected uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  v_right text;
  t trips%ROWTYPE;
  stored jsonb;
  present jsonb;
  one jsonb;
  accepted jsonb[] := '{}';
  surplus integer;
BEGIN
  rejected := '{}';
  v_right := lock_trip(p_trip_id, p_user_id, p_today);
  IF v_right IS NULL THEN outcome := 'missing'; RETURN; END IF;
  IF v_right = 'read' THEN outcome := 'forbidden'; RETURN; END IF;
  outcome := 'changed';
  SELECT e.rejected INTO rejected FROM trip_edits e WHERE e.trip_id = p_trip_id AND e.key = p_key;
  IF FOUND THEN RETURN; END IF;
  rejected := '{}';
  SELECT * INTO t FROM trips WHERE id = p_trip_id;
  -- One read of all items decides about all changes, and counts what the days hold afterwards.
  SELECT coalesce(jsonb_object_agg(i.id, jsonb_build_object('version', i.version,
      'facts', CASE WHEN i.removed_at IS NULL THEN i.facts END)), '{}')
    INTO stored FROM trip_items i WHERE i.trip_id = p_trip_id;
  FOR one IN SELECT * FROM jsonb_array_elements(p_changes) LOOP
    present := stored->(one->>'id');
    -- A removed item that has been deleted for good is as wanted, too.
    IF present->'facts' = one->'facts' OR (present IS NULL AND one->'facts' = 'null') THEN CONTINUE; END IF;
    IF (present->'version') IS NOT DISTINCT FROM nullif(one->'base', 'null') THEN
      accepted := accepted || one;
      stored := stored || jsonb_build_object(one->>'id', one);
    ELSE
      rejected := rejected || (one->>'id')::uuid;
    END IF;
  END LOOP;
  IF EXISTS (SELECT FROM unnest(accepted) a WHERE (a->'facts'->>'day')::integer >= t.day_count) THEN
    outcome := 'day'; RETURN;
  END IF;
  IF EXISTS (SELECT FROM jsonb_each(stored) s WHERE jsonb_typeof(s.value->'facts') = 'object'
      AND s.value->'facts'->'day' IN (SELECT a->'facts'->'day' FROM unnest(accepted) a)
    GROUP BY s.value->'facts'->'day' HAVING count(*) > p_day_most) THEN
    outcome := 'day full'; RETURN;
  END IF;
  IF (SELECT count(*) FROM jsonb_each(stored) s WHERE jsonb_typeof(s.value->'facts') = 'object') > p_most THEN
    outcome := 'full'; RETURN;
  END IF;
  FOREACH one IN ARRAY accepted LOOP
    IF jsonb_typeof(one->'facts') = 'object' THEN
      INSERT INTO trip_items (trip_id, id, version, facts, removed_at)
        VALUES (p_trip_id, (one->>'id')::uuid, t.version + 1, one->'facts', NULL)
        ON CONFLICT (trip_id, id) DO UPDATE SET version = excluded.version, facts = excluded.facts, removed_at = NULL;
    ELSE
      UPDATE trip_items SET version = t.version + 1, removed_at = p_at
        WHERE trip_id = p_trip_id AND id = (one->>'id')::uuid;
    END IF;
  END LOOP;
  IF cardinality(accepted) > 0 THEN
    UPDATE trips SET version = t.version + 1, changed_by = p_user_id, changed_at = p_at WHERE id = p_trip_id;
  END IF;
  INSERT INTO trip_edits (trip_id, key, rejected, at) VALUES (p_trip_id, p_key, change_trip.rejected, p_at);
  surplus := (SELECT count(*) FROM jsonb_object_keys(stored)) - p_most;
  IF surplus > 0 THEN PERFORM delete_oldest_removed_items(p_trip_id, surplus); END IF;
END $$;
COMMENT ON FUNCTION change_trip IS 'outcome: changed (rejected) | missing | forbidden | day | day full | full';
