-- Whether the user may read and write in the group of a tour: as its host or with a seat, until 30 days after its last
-- day, unless a block or a suspension hides the tour.
CREATE OR REPLACE FUNCTION is_group_member(p_user_id uuid, p_tour_id uuid, p_today date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM tours t WHERE t.id = p_tour_id AND t.end_date >= p_today - 30
      AND (t.creator_id = p_user_id
        OR EXISTS (SELECT FROM tour_participants p WHERE p.tour_id = t.id AND p.user_id = p_user_id))
      AND NOT are_blocked(t.creator_id, p_user_id) AND NOT is_suspended(t.creator_id));
$$;
