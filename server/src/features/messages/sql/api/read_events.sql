-- The events of each reader after a number, in order, at most `p_most` of each, with when the two were matched. In plpgsql and a
-- statement for each reader, since readers may be in different databases.
CREATE OR REPLACE FUNCTION read_events(p_readers uuid[], p_afters bigint[], p_most integer)
RETURNS TABLE (user_id uuid, after bigint, number bigint, kind text, other_id uuid, message_id uuid, message jsonb, matched_at timestamptz)
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  reader uuid;
  last bigint;
BEGIN
  FOR reader, last IN SELECT * FROM unnest(p_readers, p_afters) LOOP
    RETURN QUERY
      SELECT e.user_id, last, e.number, e.kind, e.other_id, e.message_id, e.message, m.matched_at
      FROM live_events e LEFT JOIN matches m ON m.user_id = e.user_id AND m.other_id = e.other_id
      WHERE e.user_id = reader AND e.number > last ORDER BY e.number LIMIT p_most;
  END LOOP;
END $$;
