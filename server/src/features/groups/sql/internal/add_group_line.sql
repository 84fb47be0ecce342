-- Adds a system line to the group of a tour. It counts for nobody as unread. Somebody who joins and leaves over and over has
-- two lines an hour: from then on the latest one says whether the person is there now.
CREATE OR REPLACE FUNCTION add_group_line(p_tour_id uuid, p_kind text, p_person_id uuid, p_data jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n bigint := next_in_group(p_tour_id);
  at timestamptz := clock_timestamp();
  latest bigint[];
BEGIN
  IF p_kind IN ('joined', 'left', 'promoted') THEN
    latest := ARRAY(SELECT number FROM group_entries
      WHERE tour_id = p_tour_id AND from_id = p_person_id AND kind IN ('joined', 'left', 'promoted') AND created_at > at - interval '1 hour'
      ORDER BY number DESC LIMIT 2);
    IF cardinality(latest) = 2 THEN
      UPDATE group_entries SET version = n, kind = p_kind, created_at = at WHERE tour_id = p_tour_id AND number = latest[1];
      RETURN;
    END IF;
  END IF;
  INSERT INTO group_entries (tour_id, number, version, kind, from_id, data, created_at)
    VALUES (p_tour_id, n, n, p_kind, p_person_id, p_data, at);
END $$;
