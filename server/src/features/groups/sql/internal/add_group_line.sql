-- Adds a system line to the group of a tour. It counts for nobody as unread. Somebody who joins and leaves over and over has
-- two lines an hour: from then on the latest one says whether the person is there now.
CREATE OR REPLACE FUNCTION add_group_line(the_tour uuid, the_kind text, person uuid, the_data jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n bigint := next_in_group(the_tour);
  at timestamptz := clock_timestamp();
  latest bigint[];
BEGIN
  IF the_kind IN ('joined', 'left', 'promoted') THEN
    latest := ARRAY(SELECT number FROM group_entries
      WHERE tour_id = the_tour AND from_id = person AND kind IN ('joined', 'left', 'promoted') AND created_at > at - interval '1 hour'
      ORDER BY number DESC LIMIT 2);
    IF cardinality(latest) = 2 THEN
      UPDATE group_entries SET version = n, kind = the_kind, created_at = at WHERE tour_id = the_tour AND number = latest[1];
      RETURN;
    END IF;
  END IF;
  INSERT INTO group_entries (tour_id, number, version, kind, from_id, data, created_at)
    VALUES (the_tour, n, n, the_kind, person, the_data, at);
END $$;
