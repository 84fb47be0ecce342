-- Outcome 'blocked' (also if it was so before), or 'missing'. Ends follows, the match, invitations to each other's trips, votes in each other's choices, and
-- seats in each other's coming tours, which are locked so that no seat is taken meanwhile. `freed`: the blocker's tours and trips that lost
-- somebody; `vacated`: those of the other user. Only the blocker's clients get an event that their conversation has ended. The names are the
-- current ones; if the blocked user blocks back, the name from the first block is used.
DROP FUNCTION IF EXISTS block_person(uuid, uuid, date);
CREATE OR REPLACE FUNCTION block_person(p_user_id uuid, p_other_id uuid, p_today date,
  OUT outcome text, OUT freed uuid[], OUT vacated uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  could_write boolean;
  tour record;
  trip record;
BEGIN
  freed := '{}';
  vacated := '{}';
  IF NOT lock_pair(p_user_id, p_other_id) THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'blocked';
  could_write := may_write(p_user_id, p_other_id, p_today);
  FOR tour IN
    SELECT id, creator_id, CASE creator_id WHEN p_user_id THEN p_other_id ELSE p_user_id END AS guest FROM tours
    WHERE creator_id IN (p_user_id, p_other_id) AND end_date >= p_today AND cancelled_at IS NULL ORDER BY id FOR UPDATE
  LOOP
    DELETE FROM tour_requests WHERE tour_id = tour.id AND user_id = tour.guest;
    DELETE FROM tour_waitlist WHERE tour_id = tour.id AND user_id = tour.guest;
    DELETE FROM tour_participants WHERE tour_id = tour.id AND user_id = tour.guest;
    IF FOUND THEN
      UPDATE tours SET joined = joined - 1 WHERE id = tour.id;
      PERFORM leave_group(tour.id, tour.guest);
      PERFORM leave_expenses(tour.id, tour.guest, p_today);
      PERFORM promote_waiting(tour.id);
      IF tour.creator_id = p_user_id THEN freed := freed || tour.id; ELSE vacated := vacated || tour.id; END IF;
    END IF;
  END LOOP;
  INSERT INTO blocks (blocker_id, blocked_id, blocker_name, blocked_name)
    SELECT p_user_id, p_other_id, mine.name, coalesce(
      (SELECT b.blocker_name FROM blocks b WHERE b.blocker_id = p_other_id AND b.blocked_id = p_user_id), theirs.name)
    FROM users mine, users theirs WHERE mine.id = p_user_id AND theirs.id = p_other_id
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM follows WHERE (follower_id, followed_id) IN ((p_user_id, p_other_id), (p_other_id, p_user_id));
  DELETE FROM plan_invitations i USING tours t
    WHERE t.id = i.tour_id AND (t.creator_id, i.user_id) IN ((p_user_id, p_other_id), (p_other_id, p_user_id));
  FOR trip IN
    SELECT trip_id, user_id FROM trip_friends
    WHERE (owner_id, user_id) IN ((p_user_id, p_other_id), (p_other_id, p_user_id)) ORDER BY trip_id
  LOOP
    PERFORM delete_trip_friend(trip.trip_id, trip.user_id, p_today);
    IF trip.user_id = p_other_id THEN freed := freed || trip.trip_id; ELSE vacated := vacated || trip.trip_id; END IF;
  END LOOP;
  DELETE FROM choice_people v USING choices c WHERE c.id = v.choice_id
    AND (c.owner_id, v.user_id) IN ((p_user_id, p_other_id), (p_other_id, p_user_id));
  INSERT INTO swipes (user_id, swiped_id) VALUES (p_user_id, p_other_id)
    ON CONFLICT (user_id, swiped_id) DO UPDATE SET action = NULL;
  PERFORM end_match(p_user_id, p_other_id);
  PERFORM recount_groups(p_user_id, p_other_id);
  IF could_write THEN PERFORM notify_pair(p_user_id, 'closed', p_other_id, NULL, NULL, NULL); END IF;
END $$;
COMMENT ON FUNCTION block_person IS 'outcome: blocked | missing; never null: freed, vacated';
