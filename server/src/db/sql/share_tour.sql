-- Whether one of the two hosts a tour in which the other has a seat or a place on the waitlist. A tour counts until 30
-- days after its last day, also when it is cancelled.
CREATE OR REPLACE FUNCTION share_tour(p_user_a uuid, p_user_b uuid, p_today date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM tours t
    JOIN LATERAL (SELECT CASE t.creator_id WHEN p_user_a THEN p_user_b ELSE p_user_a END AS id) guest ON true
    WHERE t.creator_id IN (p_user_a, p_user_b) AND t.end_date >= p_today - 30
      AND (EXISTS (SELECT FROM tour_participants s WHERE s.tour_id = t.id AND s.user_id = guest.id)
        OR EXISTS (SELECT FROM tour_waitlist w WHERE w.tour_id = t.id AND w.user_id = guest.id)));
$$;
