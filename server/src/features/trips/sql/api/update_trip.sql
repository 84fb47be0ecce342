-- Changes facts of a trip; `p_facts` has columns of `trips`. Outcome 'updated', or the reason why not: 'missing' (no such
-- trip, or the user may not read it), 'forbidden' (the user may only read it, or only the owner may change this), 'stale'
-- (one of the facts has changed since `p_known_version`), 'days' (a day that would go has items).
CREATE OR REPLACE FUNCTION update_trip(p_trip_id uuid, p_user_id uuid, p_known_version bigint, p_facts jsonb, p_at timestamptz,
  p_today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_right text;
  t trips%ROWTYPE;
  n trips%ROWTYPE;
BEGIN
  v_right := lock_trip(p_trip_id, p_user_id, p_today);
  IF v_right IS NULL THEN RETURN 'missing'; END IF;
  IF v_right = 'read' OR (v_right = 'edit' AND p_facts ? 'members_may_edit') THEN RETURN 'forbidden'; END IF;
  SELECT * INTO t FROM trips WHERE id = p_trip_id;
  n := jsonb_populate_record(t, p_facts);
  IF to_jsonb(n) = to_jsonb(t) THEN RETURN 'updated'; END IF;
  IF EXISTS (SELECT FROM jsonb_object_keys(p_facts) fact WHERE (t.fact_versions->>fact)::bigint > p_known_version) THEN
    RETURN 'stale';
  END IF;
  IF n.day_count < t.day_count AND EXISTS (
    SELECT FROM trip_items WHERE trip_id = p_trip_id AND removed_at IS NULL AND (trip_items.facts->>'day')::integer >= n.day_count) THEN
    RETURN 'days';
  END IF;
  n.version := t.version + 1;
  n.fact_versions := t.fact_versions || (SELECT jsonb_object_agg(fact, n.version) FROM jsonb_object_keys(p_facts) fact);
  PERFORM add_trip_dates_line(t, n, p_user_id);
  UPDATE trips SET title = n.title, start_date = n.start_date, people = n.people, day_count = n.day_count,
    members_may_edit = n.members_may_edit, version = n.version, fact_versions = n.fact_versions, changed_by = p_user_id,
    changed_at = p_at WHERE id = p_trip_id;
  PERFORM spread_trip_facts(n, p_today);
  RETURN 'updated';
END $$;
COMMENT ON FUNCTION update_trip IS 'outcome: updated | missing | forbidden | stale | days';
