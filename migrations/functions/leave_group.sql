-- Tells the group of a tour that a user has left it, and deletes the user's summary, read mark and arrivals. What they
-- wrote stays.
CREATE OR REPLACE FUNCTION leave_group(the_tour uuid, the_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_group_line(the_tour, 'left', the_user);
  DELETE FROM group_members WHERE tour_id = the_tour AND user_id = the_user;
  DELETE FROM group_arrivals WHERE tour_id = the_tour AND user_id = the_user;
  DELETE FROM group_summaries WHERE user_id = the_user AND tour_id = the_tour;
END $$;
