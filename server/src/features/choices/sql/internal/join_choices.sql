-- Somebody who has come to a group votes in its open choices, except those of people from whom a block separates them. The
-- caller holds the group.
CREATE OR REPLACE FUNCTION join_choices(p_group_id uuid, p_user_id uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO choice_people (choice_id, user_id)
    SELECT c.id, p_user_id FROM choices c
    WHERE c.group_id = p_group_id AND c.closed_at IS NULL AND NOT are_blocked(c.owner_id, p_user_id)
    ON CONFLICT DO NOTHING;
$$;
