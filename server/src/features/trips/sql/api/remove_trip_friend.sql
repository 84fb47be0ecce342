-- The owner of a trip takes somebody off it or withdraws their invitation, or somebody leaves it; false if there is none.
-- `p_quiet`: the group is not told that somebody has left.
DROP FUNCTION IF EXISTS remove_trip_friend(uuid, uuid, uuid, date);
CREATE OR REPLACE FUNCTION remove_trip_friend(p_caller_id uuid, p_trip_id uuid, p_user_id uuid, p_today date, p_quiet boolean DEFAULT false)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM trip_friends WHERE trip_id = p_trip_id AND user_id = p_user_id AND p_caller_id IN (user_id, owner_id);
  IF NOT FOUND THEN RETURN false; END IF;
  RETURN delete_trip_friend(p_trip_id, p_user_id, p_today, p_quiet AND p_caller_id = p_user_id);
END $$;
