-- Whether somebody hosts a tour or has a seat in it; of one that has ended: whether they were on it to its end.
CREATE OR REPLACE FUNCTION was_on_tour(p_tour_id uuid, p_user_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM tours WHERE id = p_tour_id AND creator_id = p_user_id)
    OR EXISTS (SELECT FROM tour_participants WHERE tour_id = p_tour_id AND user_id = p_user_id);
$$;
