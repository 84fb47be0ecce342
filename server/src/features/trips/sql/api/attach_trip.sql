-- Makes a trip of the user that of a tour of the user, in place of the tour that it had; null: of none. Outcome 'attached',
-- or the reason why not: 'missing' (the user does not own the trip), 'tour' and 'taken' as for `link_trip`. `former`: the
-- tour that it had.
CREATE OR REPLACE FUNCTION attach_trip(p_trip_id uuid, p_user_id uuid, p_tour_id uuid, p_at timestamptz, p_today date,
  OUT outcome text, OUT former uuid) LANGUAGE plpgsql AS $$
DECLARE
  t trips%ROWTYPE;
BEGIN
  IF lock_trip(p_trip_id, p_user_id, p_today) IS DISTINCT FROM 'owner' THEN outcome := 'missing'; RETURN; END IF;
  SELECT tour_id INTO former FROM tour_trips WHERE trip_id = p_trip_id;
  outcome := 'attached';
  IF former IS NOT DISTINCT FROM p_tour_id THEN RETURN; END IF;
  SELECT * INTO t FROM trips WHERE id = p_trip_id;
  IF p_tour_id IS NOT NULL THEN
    outcome := link_trip(p_tour_id, p_trip_id, p_user_id, t, p_today);
    IF outcome <> 'tied' THEN RETURN; END IF;
  END IF;
  DELETE FROM tour_trips WHERE trip_id = p_trip_id AND tour_id IS DISTINCT FROM p_tour_id;
  UPDATE trips SET version = t.version + 1, changed_by = p_user_id, changed_at = p_at WHERE id = p_trip_id;
  outcome := 'attached';
END $$;
COMMENT ON FUNCTION attach_trip IS 'outcome: attached | missing | tour | taken';
