-- Deletes the group of a tour or trip with everything in it. May be repeated.
CREATE OR REPLACE FUNCTION delete_group(p_tour_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_tour_id::text, 23));
  DELETE FROM group_counters WHERE tour_id = p_tour_id;
  DELETE FROM group_entries WHERE tour_id = p_tour_id;
  DELETE FROM group_reactions WHERE tour_id = p_tour_id;
  DELETE FROM group_votes WHERE tour_id = p_tour_id;
  DELETE FROM group_members WHERE tour_id = p_tour_id;
  DELETE FROM group_arrivals WHERE tour_id = p_tour_id;
  DELETE FROM group_summaries WHERE tour_id = p_tour_id;
  DELETE FROM group_pictures WHERE tour_id = p_tour_id;
  DELETE FROM group_ends WHERE tour_id = p_tour_id;
  DELETE FROM choices WHERE group_id = p_tour_id;
END $$;
