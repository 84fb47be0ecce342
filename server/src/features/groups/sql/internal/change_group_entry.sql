-- Marks an entry as changed, so that members who follow the group read it again. The caller must hold the group.
CREATE OR REPLACE FUNCTION change_group_entry(p_tour_id uuid, p_number bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n bigint := next_in_group(p_tour_id);
BEGIN
  UPDATE group_entries SET version = n WHERE tour_id = p_tour_id AND number = p_number;
END $$;
