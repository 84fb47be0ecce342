-- Notifies participants who have blocked a new participant that a blocked user is on the tour, without naming the user.
-- One unread notification per tour is enough. Outsiders and the new participant learn nothing.
CREATE OR REPLACE FUNCTION notify_blockers(p_tour_id uuid, p_newcomer_ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notices (id, user_id, kind, tour_id)
  SELECT uuidv7(), concerned.user_id, 'blockedJoined', p_tour_id FROM (
    SELECT DISTINCT p.user_id FROM tour_participants p JOIN blocks b ON b.blocker_id = p.user_id
    WHERE p.tour_id = p_tour_id AND b.blocked_id = ANY (p_newcomer_ids) AND is_warned_about(p.user_id, b.blocked_id)) concerned
  WHERE NOT EXISTS (SELECT FROM notices n WHERE n.user_id = concerned.user_id AND n.tour_id = p_tour_id
    AND n.kind = 'blockedJoined' AND n.read_at IS NULL);
$$;
