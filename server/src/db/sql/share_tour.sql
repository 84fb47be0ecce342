-- Whether one of the two hosts a tour in which the other has a seat or a place on the waitlist. A tour counts until 30
-- days after its last day, also when it is cancelled.
CREATE OR REPLACE FUNCTION share_tour(a uuid, b uuid, today date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM tours t
    JOIN LATERAL (SELECT CASE t.creator_id WHEN a THEN b ELSE a END AS id) guest ON true
    WHERE t.creator_id IN (a, b) AND t.end_date >= today - 30
      AND (EXISTS (SELECT FROM tour_participants s WHERE s.tour_id = t.id AND s.user_id = guest.id)
        OR EXISTS (SELECT FROM tour_waitlist w WHERE w.tour_id = t.id AND w.user_id = guest.id)));
$$;
