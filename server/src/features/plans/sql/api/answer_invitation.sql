-- The owner of a plan answers an invitation to a tour. Outcome 'answered' (also for a repetition), or the reason why not:
-- 'missing' (no such plan, tour or invitation, or a block, a suspension or the tour's filter hides it), and for an
-- acceptance 'cancelled' and 'ended'. The host is notified of the first acceptance, and of nothing else.
CREATE OR REPLACE FUNCTION answer_invitation(p_user_id uuid, p_tour_id uuid, p_plan_id uuid, p_answer text, p_today date)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = p_tour_id;
  IF NOT FOUND OR NOT lock_pair(t.creator_id, p_user_id) THEN RETURN 'missing'; END IF;
  SELECT * INTO t FROM tours x WHERE x.id = p_tour_id AND tour_opens_to(x, p_user_id) FOR KEY SHARE;
  IF NOT FOUND OR NOT can_see_tour(t, p_user_id)
    OR NOT EXISTS (SELECT FROM plan_invitations
      WHERE tour_id = p_tour_id AND user_id = p_user_id AND plan_id = p_plan_id) THEN RETURN 'missing'; END IF;
  -- In a statement of its own, since the table is distributed and the others are not.
  PERFORM FROM plan_summaries WHERE user_id = p_user_id AND id = p_plan_id;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF p_answer = 'accepted' AND t.cancelled_at IS NOT NULL THEN RETURN 'cancelled'; END IF;
  IF p_answer = 'accepted' AND t.end_date < p_today THEN RETURN 'ended'; END IF;
  UPDATE plan_invitations SET answer = p_answer
    WHERE tour_id = p_tour_id AND user_id = p_user_id AND plan_id = p_plan_id AND answer IS DISTINCT FROM p_answer;
  IF FOUND AND p_answer = 'accepted' AND NOT EXISTS (SELECT FROM notices
      WHERE tour_id = p_tour_id AND kind = 'invitationAccepted' AND actor_id = p_user_id) THEN
    INSERT INTO notices (id, user_id, kind, tour_id, actor_id)
      VALUES (uuidv7(), t.creator_id, 'invitationAccepted', p_tour_id, p_user_id);
  END IF;
  RETURN 'answered';
END $$;
COMMENT ON FUNCTION answer_invitation IS 'outcome: answered | missing | cancelled | ended';
