-- Whether a tour is open to every gender or to the user's, or the user hosts it, is in it, waits for it or has asked to join.
CREATE OR REPLACE FUNCTION tour_opens_to(t tours, the_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT t.only_gender IS NULL OR t.creator_id = the_user
    OR EXISTS (SELECT FROM genders WHERE user_id = the_user AND gender = t.only_gender)
    OR EXISTS (SELECT FROM tour_participants WHERE tour_id = t.id AND user_id = the_user)
    OR EXISTS (SELECT FROM tour_waitlist WHERE tour_id = t.id AND user_id = the_user)
    OR EXISTS (SELECT FROM tour_requests WHERE tour_id = t.id AND user_id = the_user);
$$;
