-- What the user may do with a choice: 'owner' or 'voter', or null for nothing. A block between the user and its owner, or a
-- suspension of the owner, hides it; one of a group is closed to those to whom the group is.
CREATE OR REPLACE FUNCTION choice_right(p_choice_id uuid, p_user_id uuid, p_today date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE c.owner_id WHEN p_user_id THEN 'owner' ELSE 'voter' END
  FROM choices c JOIN choice_people v ON v.choice_id = c.id AND v.user_id = p_user_id
  WHERE c.id = p_choice_id AND NOT are_blocked(c.owner_id, p_user_id) AND NOT is_suspended(c.owner_id)
    AND (c.group_id IS NULL OR is_group_member(p_user_id, c.group_id, p_today));
$$;
