-- Adds a member's reaction to a message, or takes it back. False if there is no such message, or the user may not see
-- it. A repeated call changes nothing.
CREATE OR REPLACE FUNCTION react_in_group(the_tour uuid, the_user uuid, the_number bigint, the_reaction text, is_on boolean,
  today date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
BEGIN
  IF NOT hold_group(the_tour, the_user, today) THEN RETURN false; END IF;
  SELECT from_id INTO author FROM group_entries WHERE tour_id = the_tour AND number = the_number AND kind = 'message';
  IF author IS NULL OR are_blocked(author, the_user) OR is_suspended(author) THEN RETURN false; END IF;
  IF is_on THEN
    INSERT INTO group_reactions (tour_id, number, user_id, reaction)
      VALUES (the_tour, the_number, the_user, the_reaction) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM group_reactions
      WHERE tour_id = the_tour AND number = the_number AND user_id = the_user AND reaction = the_reaction;
  END IF;
  IF FOUND THEN PERFORM change_group_entry(the_tour, the_number); END IF;
  RETURN true;
END $$;
