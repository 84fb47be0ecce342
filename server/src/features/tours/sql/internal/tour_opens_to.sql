-- Whether a tour is open to every gender or to the user's, or the user hosts it, is in it, waits for it or has asked to join.
CREATE OR REPLACE FUNCTION tour_opens_to(t tours, p_user_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT t.only_gender IS NULL OR t.creator_id = p_user_id
    OR EXISTS (SELECT FROM genders WHERE user_id = p_user_id AND gender = t.only_gender)
    OR EXISTS (SELECT FROM tour_participants WHERE tour_id = t.id AND user_id = p_user_id)
    OR EXISTS (SELECT FROM tour_waitlist WHERE tour_id = t.id AND user_id = p_user_id)
    OR EXISTS (SELECT FROM tour_requests WHERE tour_id = t.id AND user_id = p_user_id);
$$;
