-- Adds a member's reaction to a message, or takes it back. False if there is no such message, or the user may not see
-- it. A repeated call changes nothing.
CREATE OR REPLACE FUNCTION react_in_group(p_tour_id uuid, p_user_id uuid, p_number bigint, p_reaction text, p_is_on boolean,
  p_today date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
BEGIN
  IF NOT lock_group(p_tour_id, p_user_id, p_today) THEN RETURN false; END IF;
  SELECT from_id INTO author FROM group_entries WHERE tour_id = p_tour_id AND number = p_number AND kind = 'message';
  IF author IS NULL OR are_blocked(author, p_user_id) OR is_suspended(author) THEN RETURN false; END IF;
  IF p_is_on THEN
    INSERT INTO group_reactions (tour_id, number, user_id, reaction)
      VALUES (p_tour_id, p_number, p_user_id, p_reaction) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM group_reactions
      WHERE tour_id = p_tour_id AND number = p_number AND user_id = p_user_id AND reaction = p_reaction;
  END IF;
  IF FOUND THEN PERFORM change_group_entry(p_tour_id, p_number); END IF;
  RETURN true;
END $$;
