-- Outcome 'blocked' (also when it was so before), or 'missing'. Ends follows, the match, and seats in each other's
-- coming tours; those are locked so that no seat is taken meanwhile. `freed` are the tours that lost a participant.
CREATE OR REPLACE FUNCTION block_person(me uuid, other uuid, today date, OUT outcome text, OUT freed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  matched boolean;
  tour record;
BEGIN
  freed := '{}';
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'blocked';
  matched := are_matched(me, other);
  FOR tour IN
    SELECT id, CASE creator_id WHEN me THEN other ELSE me END AS guest FROM tours
    WHERE creator_id IN (me, other) AND end_date >= today AND cancelled_at IS NULL ORDER BY id FOR UPDATE
  LOOP
    DELETE FROM tour_waitlist WHERE tour_id = tour.id AND user_id = tour.guest;
    DELETE FROM tour_participants WHERE tour_id = tour.id AND user_id = tour.guest;
    IF FOUND THEN
      UPDATE tours SET joined = joined - 1 WHERE id = tour.id;
      PERFORM promote_waiting(tour.id);
      freed := freed || tour.id;
    END IF;
  END LOOP;
  INSERT INTO blocks (blocker_id, blocked_id) VALUES (me, other) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM follows WHERE (follower_id, followed_id) IN ((me, other), (other, me));
  INSERT INTO swipes (user_id, swiped_id) VALUES (me, other)
    ON CONFLICT (user_id, swiped_id) DO UPDATE SET action = NULL;
  IF matched THEN PERFORM tell_both(me, 'closed', other, 'closed', NULL); END IF;
END $$;
