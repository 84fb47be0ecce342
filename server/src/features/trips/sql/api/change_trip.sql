-- Changes items of a trip. Each of `changes` has the item's id, the `base` version that it was made from (null for a new
-- item), and `facts`, or none to remove the item. It is applied if the item has that version now, or is new; else it is
-- rejected, unless the item is already as wanted. All applied changes share one new version of the trip. Outcome
-- 'changed' with the ids of the `rejected` ones (also for a repetition with the same key, which changes nothing), or the
-- reason why nothing was changed: 'missing' (no such trip, or the user may not read it), 'forbidden' (the user may only
-- read it), 'day' (the trip has no such day), 'day full' or 'full' (more than `day_most` items on a day, or `most` in all).
CREATE OR REPLACE FUNCTION change_trip(the_trip uuid, the_user uuid, the_key uuid, changes jsonb, day_most integer,
  most integer, at timestamptz, today date, OUT outcome text, OUT rejected uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  the_right text;
  t trips%ROWTYPE;
  stored jsonb;
  present jsonb;
  one jsonb;
  accepted jsonb[] := '{}';
  surplus integer;
BEGIN
  rejected := '{}';
  the_right := hold_trip(the_trip, the_user, today);
  IF the_right IS NULL THEN outcome := 'missing'; RETURN; END IF;
  IF the_right = 'read' THEN outcome := 'forbidden'; RETURN; END IF;
  outcome := 'changed';
  SELECT e.rejected INTO rejected FROM trip_edits e WHERE e.trip_id = the_trip AND e.key = the_key;
  IF FOUND THEN RETURN; END IF;
  rejected := '{}';
  SELECT * INTO t FROM trips WHERE id = the_trip;
  -- One read of all items decides about all changes, and counts what the days hold afterwards.
  SELECT coalesce(jsonb_object_agg(i.id, jsonb_build_object('version', i.version,
      'facts', CASE WHEN i.removed_at IS NULL THEN i.facts END)), '{}')
    INTO stored FROM trip_items i WHERE i.trip_id = the_trip;
  FOR one IN SELECT * FROM jsonb_array_elements(changes) LOOP
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
    GROUP BY s.value->'facts'->'day' HAVING count(*) > day_most) THEN
    outcome := 'day full'; RETURN;
  END IF;
  IF (SELECT count(*) FROM jsonb_each(stored) s WHERE jsonb_typeof(s.value->'facts') = 'object') > most THEN
    outcome := 'full'; RETURN;
  END IF;
  FOREACH one IN ARRAY accepted LOOP
    IF jsonb_typeof(one->'facts') = 'object' THEN
      INSERT INTO trip_items (trip_id, id, version, facts, removed_at)
        VALUES (the_trip, (one->>'id')::uuid, t.version + 1, one->'facts', NULL)
        ON CONFLICT (trip_id, id) DO UPDATE SET version = excluded.version, facts = excluded.facts, removed_at = NULL;
    ELSE
      UPDATE trip_items SET version = t.version + 1, removed_at = at
        WHERE trip_id = the_trip AND id = (one->>'id')::uuid;
    END IF;
  END LOOP;
  IF cardinality(accepted) > 0 THEN
    UPDATE trips SET version = t.version + 1, changed_by = the_user, changed_at = at WHERE id = the_trip;
  END IF;
  INSERT INTO trip_edits (trip_id, key, rejected, at) VALUES (the_trip, the_key, change_trip.rejected, change_trip.at);
  surplus := (SELECT count(*) FROM jsonb_object_keys(stored)) - most;
  IF surplus > 0 THEN PERFORM drop_removed_items(the_trip, surplus); END IF;
END $$;
COMMENT ON FUNCTION change_trip IS 'outcome: changed (rejected) | missing | forbidden | day | day full | full';
