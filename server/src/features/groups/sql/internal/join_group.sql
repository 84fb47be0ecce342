-- Tells a group that a user has a seat, or comes along on the trip, now ('joined' or 'promoted'), and gives the user a summary of it with
-- its newest entry. The user can be in expenses of any day again.
CREATE OR REPLACE FUNCTION join_group(p_tour_id uuid, p_user_id uuid, p_kind text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  hidden uuid[] := ARRAY(SELECT blocked_id FROM blocks WHERE blocker_id = p_user_id
    UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = p_user_id);
BEGIN
  PERFORM add_group_line(p_tour_id, p_kind, p_user_id);
  PERFORM join_choices(p_tour_id, p_user_id);
  SELECT * INTO e FROM group_entries
    WHERE tour_id = p_tour_id AND kind IN ('message', 'poll', 'meeting') AND from_id <> ALL (hidden)
    ORDER BY number DESC LIMIT 1;
  INSERT INTO group_summaries (user_id, tour_id, last_from, last_text, last_at)
    VALUES (p_user_id, p_tour_id, e.from_id, left(e.text, 140), e.created_at) ON CONFLICT (user_id, tour_id) DO NOTHING;
  UPDATE expense_people SET left_on = NULL WHERE ledger_id = p_tour_id AND user_id = p_user_id;
END $$;
