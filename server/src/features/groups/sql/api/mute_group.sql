-- Mutes a group for one of its members, or takes that back. False if the user is not a member.
CREATE OR REPLACE FUNCTION mute_group(the_tour uuid, the_user uuid, is_muted boolean, today date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hold_group(the_tour, the_user, today) THEN RETURN false; END IF;
  INSERT INTO group_summaries (user_id, tour_id, muted) VALUES (the_user, the_tour, is_muted)
    ON CONFLICT (user_id, tour_id) DO UPDATE SET muted = excluded.muted;
  RETURN true;
END $$;
