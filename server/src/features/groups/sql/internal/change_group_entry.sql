-- Marks an entry as changed, so that members who follow the group read it again. The caller must hold the group.
CREATE OR REPLACE FUNCTION change_group_entry(the_tour uuid, the_number bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n bigint := next_in_group(the_tour);
BEGIN
  UPDATE group_entries SET version = n WHERE tour_id = the_tour AND number = the_number;
END $$;
