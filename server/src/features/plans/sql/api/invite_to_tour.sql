-- Outcome 'invited' (also if they were before), or the reason why not: 'missing' (no such tour of the host, or no such
-- user, or one blocked the other), 'cancelled', 'ended', 'removed' (by the host), 'joined' (is in the tour). The user is
-- notified once a tour; an invitation for another of their plans takes the place of the earlier one, unless they declined
-- that: then it stays declined.
CREATE OR REPLACE FUNCTION invite_to_tour(the_host uuid, the_tour uuid, the_user uuid, the_plan uuid, today date)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  IF NOT hold_pair(the_host, the_user) THEN RETURN 'missing'; END IF;
  IF are_blocked(the_host, the_user) OR is_suspended(the_user) THEN RETURN 'missing'; END IF;
  SELECT * INTO t FROM tours WHERE id = the_tour AND creator_id = the_host FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF t.cancelled_at IS NOT NULL THEN RETURN 'cancelled'; END IF;
  IF t.end_date < today THEN RETURN 'ended'; END IF;
  IF EXISTS (SELECT FROM tour_removals WHERE tour_id = the_tour AND user_id = the_user) THEN RETURN 'removed'; END IF;
  IF EXISTS (SELECT FROM tour_participants WHERE tour_id = the_tour AND user_id = the_user) THEN RETURN 'joined'; END IF;
  UPDATE plan_invitations SET plan_id = the_plan, answer = CASE WHEN plan_id = the_plan OR answer = 'declined' THEN answer END
    WHERE tour_id = the_tour AND user_id = the_user;
  IF NOT FOUND THEN
    INSERT INTO plan_invitations (tour_id, user_id, plan_id) VALUES (the_tour, the_user, the_plan);
    INSERT INTO notices (id, user_id, kind, tour_id) VALUES (uuidv7(), the_user, 'invited', the_tour);
  END IF;
  RETURN 'invited';
END $$;
COMMENT ON FUNCTION invite_to_tour IS 'outcome: invited | missing | cancelled | ended | joined | removed';
