-- The owners of trips, those who accepted an invitation to them, and those with a seat in the tours that have them, each
-- with that tour. Those who were invited in the last minute are `noticed`. In plpgsql and several statements, since trips may
-- be in other databases than tours.
CREATE OR REPLACE FUNCTION trip_audience(p_trip_ids uuid[]) RETURNS TABLE (trip uuid, who uuid, tour uuid, noticed boolean)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT id, owner_id, NULL::uuid, false FROM trips WHERE id = ANY (p_trip_ids);
  RETURN QUERY SELECT f.trip_id, f.user_id, NULL::uuid, f.state = 'invited' FROM trip_friends f
    WHERE f.trip_id = ANY (p_trip_ids)
      AND (f.state = 'going' OR (f.state = 'invited' AND f.created_at > now() - interval '1 minute'))
      AND NOT are_blocked(f.owner_id, f.user_id) AND NOT is_suspended(f.owner_id);
  RETURN QUERY SELECT t.trip_id, p.user_id, t.tour_id, false FROM tour_trips t JOIN tour_participants p ON p.tour_id = t.tour_id
    WHERE t.trip_id = ANY (p_trip_ids);
END $$;
COMMENT ON FUNCTION trip_audience IS 'never null: trip, who, noticed';
