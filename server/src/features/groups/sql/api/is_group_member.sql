-- Whether the user may read and write in the group of a tour: as its host or with a seat, until 30 days after its last
-- day, unless a block or a suspension hides the tour.
CREATE OR REPLACE FUNCTION is_group_member(the_user uuid, the_tour uuid, today date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM tours t WHERE t.id = the_tour AND t.end_date >= today - 30
      AND (t.creator_id = the_user
        OR EXISTS (SELECT FROM tour_participants p WHERE p.tour_id = t.id AND p.user_id = the_user))
      AND NOT are_blocked(t.creator_id, the_user) AND NOT is_suspended(t.creator_id));
$$;
