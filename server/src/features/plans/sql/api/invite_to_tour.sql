-- Outcome 'invited' (also if they were before), or the reason why not: 'missing' (no such tour of the host, or no such
-- user, or one blocked the other), 'cancelled', 'ended', 'removed' (by the host), 'joined' (is in the tour). The user is
-- notified once a tour; an invitation for another of their plans takes the place of the earlier one, unless they declined
-- that: then it stays declined.
CREATE OR REPLACE FUNCTION invite_to_tour(p_host_id uuid, p_tour_id uuid, p_user_id uuid, p_plan_id uuid, p_today date)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  IF NOT lock_pair(p_host_id, p_user_id) THEN RETURN 'missing'; END IF;
  IF are_blocked(p_host_id, p_user_id) OR is_suspended(p_user_id) THEN RETURN 'missing'; END IF;
  SELECT * INTO t FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF t.cancelled_at IS NOT NULL THEN RETURN 'cancelled'; END IF;
  IF t.end_date < p_today THEN RETURN 'ended'; END IF;
  IF EXISTS (SELECT FROM tour_removals WHERE tour_id = p_tour_id AND user_id = p_user_id) THEN RETURN 'removed'; END IF;
  IF EXISTS (SELECT FROM tour_participants WHERE tour_id = p_tour_id AND user_id = p_user_id) THEN RETURN 'joined'; END IF;
  UPDATE plan_invitations SET plan_id = p_plan_id, answer = CASE WHEN plan_id = p_plan_id OR answer = 'declined' THEN answer END
    WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF NOT FOUND THEN
    INSERT INTO plan_invitations (tour_id, user_id, plan_id) VALUES (p_tour_id, p_user_id, p_plan_id);
    INSERT INTO notices (id, user_id, kind, tour_id) VALUES (uuidv7(), p_user_id, 'invited', p_tour_id);
  END IF;
  RETURN 'invited';
END $$;
COMMENT ON FUNCTION invite_to_tour IS 'outcome: invited | missing | cancelled | ended | joined | removed';
