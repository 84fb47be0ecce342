-- Tells the group of a tour that a user has left it, unless `quiet`, and deletes the user's summary, read mark and arrivals. What they
-- wrote stays.
DROP FUNCTION IF EXISTS leave_group(uuid, uuid);
CREATE OR REPLACE FUNCTION leave_group(the_tour uuid, the_user uuid, quiet boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT quiet THEN PERFORM add_group_line(the_tour, 'left', the_user); END IF;
  DELETE FROM group_members WHERE tour_id = the_tour AND user_id = the_user;
  DELETE FROM group_arrivals WHERE tour_id = the_tour AND user_id = the_user;
  DELETE FROM group_summaries WHERE user_id = the_user AND tour_id = the_tour;
END $$;
