-- Whether a user may see a tour: it is open to them, and neither a block nor a suspension of its host hides it.
CREATE OR REPLACE FUNCTION can_see_tour(t tours, p_user_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT are_blocked(t.creator_id, p_user_id) AND NOT is_suspended(t.creator_id) AND tour_opens_to(t, p_user_id);
$$;
