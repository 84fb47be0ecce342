-- Makes a trip of the user that of a tour of the user, in place of the tour that it had; null: of none. Outcome 'attached',
-- or the reason why not: 'missing' (the user does not own the trip), 'tour' and 'taken' as for `tie_trip`. `former`: the
-- tour that it had.
CREATE OR REPLACE FUNCTION attach_trip(the_trip uuid, the_user uuid, the_tour uuid, at timestamptz, today date,
  OUT outcome text, OUT former uuid) LANGUAGE plpgsql AS $$
DECLARE
  t trips%ROWTYPE;
BEGIN
  IF hold_trip(the_trip, the_user, today) IS DISTINCT FROM 'owner' THEN outcome := 'missing'; RETURN; END IF;
  SELECT tour_id INTO former FROM tour_trips WHERE trip_id = the_trip;
  outcome := 'attached';
  IF former IS NOT DISTINCT FROM the_tour THEN RETURN; END IF;
  SELECT * INTO t FROM trips WHERE id = the_trip;
  IF the_tour IS NOT NULL THEN
    outcome := tie_trip(the_tour, the_trip, the_user, t, today);
    IF outcome <> 'tied' THEN RETURN; END IF;
  END IF;
  DELETE FROM tour_trips WHERE trip_id = the_trip AND tour_id IS DISTINCT FROM the_tour;
  UPDATE trips SET version = t.version + 1, changed_by = the_user, changed_at = at WHERE id = the_trip;
  outcome := 'attached';
END $$;
COMMENT ON FUNCTION attach_trip IS 'outcome: attached | missing | tour | taken';
