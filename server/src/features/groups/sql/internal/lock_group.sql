-- Holds the group of a tour for a member's change until the end of the transaction, and the member's account, which
-- cannot be deleted meanwhile. False if the user is not a member. Call it as a statement of its own: a check in the same
-- statement would see the data from before the wait.
CREATE OR REPLACE FUNCTION lock_group(p_tour_id uuid, p_user_id uuid, p_today date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_group_member(p_user_id, p_tour_id, p_today) THEN RETURN false; END IF;
  PERFORM FROM users WHERE id = p_user_id FOR KEY SHARE;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(p_tour_id::text, 23));
  -- The user may have left while the function waited.
  RETURN is_group_member(p_user_id, p_tour_id, p_today);
END $$;
