-- Outcome 'blocked' (also if it was so before), or 'missing'. Ends follows, the match, and seats in each other's coming
-- tours, which are locked so that no seat is taken meanwhile. `freed`: the blocker's tours that lost a participant;
-- `vacated`: those of the other user. Only the blocker's clients get an event that their conversation has ended. The names are the
-- current ones; if the blocked user blocks back, the name from the first block is used.
DROP FUNCTION IF EXISTS block_person(uuid, uuid, date);
CREATE OR REPLACE FUNCTION block_person(me uuid, other uuid, today date,
  OUT outcome text, OUT freed uuid[], OUT vacated uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  could_write boolean;
  tour record;
BEGIN
  freed := '{}';
  vacated := '{}';
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'blocked';
  could_write := may_write(me, other, today);
  FOR tour IN
    SELECT id, creator_id, CASE creator_id WHEN me THEN other ELSE me END AS guest FROM tours
    WHERE creator_id IN (me, other) AND end_date >= today AND cancelled_at IS NULL ORDER BY id FOR UPDATE
  LOOP
    DELETE FROM tour_requests WHERE tour_id = tour.id AND user_id = tour.guest;
    DELETE FROM tour_waitlist WHERE tour_id = tour.id AND user_id = tour.guest;
    DELETE FROM tour_participants WHERE tour_id = tour.id AND user_id = tour.guest;
    IF FOUND THEN
      UPDATE tours SET joined = joined - 1 WHERE id = tour.id;
      PERFORM leave_group(tour.id, tour.guest);
      PERFORM leave_expenses(tour.id, tour.guest, today);
      PERFORM promote_waiting(tour.id);
      IF tour.creator_id = me THEN freed := freed || tour.id; ELSE vacated := vacated || tour.id; END IF;
    END IF;
  END LOOP;
  INSERT INTO blocks (blocker_id, blocked_id, blocker_name, blocked_name)
    SELECT me, other, mine.name, coalesce(
      (SELECT b.blocker_name FROM blocks b WHERE b.blocker_id = other AND b.blocked_id = me), theirs.name)
    FROM users mine, users theirs WHERE mine.id = me AND theirs.id = other
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM follows WHERE (follower_id, followed_id) IN ((me, other), (other, me));
  DELETE FROM plan_invitations i USING tours t
    WHERE t.id = i.tour_id AND (t.creator_id, i.user_id) IN ((me, other), (other, me));
  INSERT INTO swipes (user_id, swiped_id) VALUES (me, other)
    ON CONFLICT (user_id, swiped_id) DO UPDATE SET action = NULL;
  PERFORM end_match(me, other);
  PERFORM recount_groups(me, other);
  IF could_write THEN PERFORM tell_both(me, 'closed', other, NULL, NULL, NULL); END IF;
END $$;
COMMENT ON FUNCTION block_person IS 'outcome: blocked | missing; never null: freed, vacated';
