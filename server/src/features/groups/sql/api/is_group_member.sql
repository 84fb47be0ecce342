-- Whether the user may read and write in a group until 30 days after the last day: in that of a tour as its host or with a
-- seat, unless a block or a suspension hides the tour; in that of a trip as its owner or as a friend who is going, unless a
-- suspension of the owner closes it. A trip has a group as long as a friend is going; one without dates stays open.
CREATE OR REPLACE FUNCTION is_group_member(p_user_id uuid, p_tour_id uuid, p_today date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM tours t WHERE t.id = p_tour_id AND t.end_date >= p_today - 30
      AND (t.creator_id = p_user_id
        OR EXISTS (SELECT FROM tour_participants p WHERE p.tour_id = t.id AND p.user_id = p_user_id))
      AND NOT are_blocked(t.creator_id, p_user_id) AND NOT is_suspended(t.creator_id))
  OR EXISTS (
    SELECT FROM trip_friends f WHERE f.trip_id = p_tour_id AND f.state = 'going' AND p_user_id IN (f.user_id, f.owner_id)
      AND (f.start_date IS NULL OR f.start_date + f.day_count - 1 >= p_today - 30)
      AND NOT are_blocked(f.owner_id, p_user_id) AND NOT is_suspended(f.owner_id));
$$;
