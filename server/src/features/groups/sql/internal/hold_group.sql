-- Holds the group of a tour for a member's change until the end of the transaction, and the member's account, which
-- cannot be deleted meanwhile. False if the user is not a member. Call it as a statement of its own: a check in the same
-- statement would see the data from before the wait.
CREATE OR REPLACE FUNCTION hold_group(the_tour uuid, the_user uuid, today date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_group_member(the_user, the_tour, today) THEN RETURN false; END IF;
  PERFORM FROM users WHERE id = the_user FOR KEY SHARE;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(the_tour::text, 23));
  -- The user may have left while the function waited.
  RETURN is_group_member(the_user, the_tour, today);
END $$;
