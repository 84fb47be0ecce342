-- Mutes a group for one of its members, or takes that back. False if the user is not a member.
CREATE OR REPLACE FUNCTION mute_group(p_tour_id uuid, p_user_id uuid, p_is_muted boolean, p_today date) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT lock_group(p_tour_id, p_user_id, p_today) THEN RETURN false; END IF;
  INSERT INTO group_summaries (user_id, tour_id, muted) VALUES (p_user_id, p_tour_id, p_is_muted)
    ON CONFLICT (user_id, tour_id) DO UPDATE SET muted = excluded.muted;
  RETURN true;
END $$;
