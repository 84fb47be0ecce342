-- Tells the group of a tour that a user has a seat now ('joined' or 'promoted'), and gives the user a summary of it with
-- its newest entry. The user can be in expenses of any day again.
CREATE OR REPLACE FUNCTION enter_group(the_tour uuid, the_user uuid, the_kind text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  hidden uuid[] := ARRAY(SELECT blocked_id FROM blocks WHERE blocker_id = the_user
    UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = the_user);
BEGIN
  PERFORM add_group_line(the_tour, the_kind, the_user);
  SELECT * INTO e FROM group_entries
    WHERE tour_id = the_tour AND kind IN ('message', 'poll', 'meeting') AND from_id <> ALL (hidden)
    ORDER BY number DESC LIMIT 1;
  INSERT INTO group_summaries (user_id, tour_id, last_from, last_text, last_at)
    VALUES (the_user, the_tour, e.from_id, left(e.text, 140), e.created_at) ON CONFLICT (user_id, tour_id) DO NOTHING;
  UPDATE expense_people SET left_on = NULL WHERE ledger_id = the_tour AND user_id = the_user;
END $$;
