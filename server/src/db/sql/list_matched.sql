-- Those of these users who are matched with one, as `are_matched` says, in one statement for all of them.
CREATE OR REPLACE FUNCTION list_matched(p_user_id uuid, p_ids uuid[]) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_matched uuid[];
BEGIN
  SELECT array_agg(other_id) INTO v_matched FROM matches WHERE user_id = p_user_id AND other_id = ANY (p_ids);
  RETURN coalesce(v_matched, '{}');
END $$;
