-- Adds a system line to the group of a tour. It counts for nobody as unread.
CREATE OR REPLACE FUNCTION add_group_line(the_tour uuid, the_kind text, person uuid, the_data jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n bigint := next_in_group(the_tour);
  at timestamptz := clock_timestamp();
BEGIN
  INSERT INTO group_entries (tour_id, number, version, kind, from_id, data, created_at)
    VALUES (the_tour, n, n, the_kind, person, the_data, at);
END $$;
