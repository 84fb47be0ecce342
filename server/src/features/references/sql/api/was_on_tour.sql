-- Whether somebody hosts a tour or has a seat in it; of one that has ended: whether they were on it to its end.
CREATE OR REPLACE FUNCTION was_on_tour(the_tour uuid, the_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM tours WHERE id = the_tour AND creator_id = the_user)
    OR EXISTS (SELECT FROM tour_participants WHERE tour_id = the_tour AND user_id = the_user);
$$;
