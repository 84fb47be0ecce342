-- Changes facts of a trip; `facts` has columns of `trips`. Outcome 'updated', or the reason why not: 'missing' (no such
-- trip, or the user may not read it), 'forbidden' (the user may only read it, or only the owner may change this), 'stale'
-- (one of the facts has changed since `known_version`), 'days' (a day that would go has items).
CREATE OR REPLACE FUNCTION update_trip(the_trip uuid, the_user uuid, known_version bigint, facts jsonb, at timestamptz,
  today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  the_right text;
  t trips%ROWTYPE;
  n trips%ROWTYPE;
BEGIN
  the_right := hold_trip(the_trip, the_user, today);
  IF the_right IS NULL THEN RETURN 'missing'; END IF;
  IF the_right = 'read' OR (the_right = 'edit' AND facts ? 'members_may_edit') THEN RETURN 'forbidden'; END IF;
  SELECT * INTO t FROM trips WHERE id = the_trip;
  n := jsonb_populate_record(t, facts);
  IF to_jsonb(n) = to_jsonb(t) THEN RETURN 'updated'; END IF;
  IF EXISTS (SELECT FROM jsonb_object_keys(facts) fact WHERE (t.fact_versions->>fact)::bigint > known_version) THEN
    RETURN 'stale';
  END IF;
  IF n.day_count < t.day_count AND EXISTS (
    SELECT FROM trip_items WHERE trip_id = the_trip AND removed_at IS NULL AND (trip_items.facts->>'day')::integer >= n.day_count) THEN
    RETURN 'days';
  END IF;
  n.version := t.version + 1;
  n.fact_versions := t.fact_versions || (SELECT jsonb_object_agg(fact, n.version) FROM jsonb_object_keys(facts) fact);
  UPDATE trips SET title = n.title, start_date = n.start_date, people = n.people, day_count = n.day_count,
    members_may_edit = n.members_may_edit, version = n.version, fact_versions = n.fact_versions, changed_by = the_user,
    changed_at = at WHERE id = the_trip;
  UPDATE trip_summaries SET title = n.title, start_date = n.start_date, day_count = n.day_count
    WHERE user_id = t.owner_id AND trip_id = the_trip;
  UPDATE tour_trips SET title = n.title, start_date = n.start_date, day_count = n.day_count WHERE trip_id = the_trip;
  RETURN 'updated';
END $$;
COMMENT ON FUNCTION update_trip IS 'outcome: updated | missing | forbidden | stale | days';
