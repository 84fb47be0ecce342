-- Takes the votes of somebody who has left a group, and the choices that they have started there.
CREATE OR REPLACE FUNCTION leave_choices(p_group_id uuid, p_user_id uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM choices WHERE group_id = p_group_id AND owner_id = p_user_id;
  DELETE FROM choice_people v USING choices c
    WHERE c.id = v.choice_id AND c.group_id = p_group_id AND v.user_id = p_user_id;
$$;
