-- Tells the group of a tour or trip that a user has left it, unless `p_quiet`, and deletes the user's summary, read mark and arrivals. What they
-- wrote stays.
DROP FUNCTION IF EXISTS leave_group(uuid, uuid);
CREATE OR REPLACE FUNCTION leave_group(p_tour_id uuid, p_user_id uuid, p_quiet boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT p_quiet THEN PERFORM add_group_line(p_tour_id, 'left', p_user_id); END IF;
  DELETE FROM group_members WHERE tour_id = p_tour_id AND user_id = p_user_id;
  DELETE FROM group_arrivals WHERE tour_id = p_tour_id AND user_id = p_user_id;
  DELETE FROM group_summaries WHERE user_id = p_user_id AND tour_id = p_tour_id;
  PERFORM leave_choices(p_tour_id, p_user_id);
END $$;
