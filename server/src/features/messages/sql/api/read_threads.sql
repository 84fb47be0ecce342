-- The threads of a user whose last message is before the message `p_before_id`, latest first, each with whether the two are
-- matched. In plpgsql, so that a statement that calls it does not join them with tables of another database. ROWS: so few that users are then looked up by id.
CREATE OR REPLACE FUNCTION read_threads(p_reader_id uuid, p_before_id uuid, p_most integer)
RETURNS TABLE (other_id uuid, last_id uuid, last_from uuid, last_text text, last_at timestamptz, last_key uuid, unread integer,
  matched boolean) LANGUAGE plpgsql STABLE ROWS 10 AS $$
BEGIN
  RETURN QUERY SELECT t.other_id, t.last_id, t.last_from, t.last_text, t.last_at, t.last_key, t.unread, m.user_id IS NOT NULL
    FROM threads t LEFT JOIN matches m ON m.user_id = t.user_id AND m.other_id = t.other_id
    WHERE t.user_id = p_reader_id AND t.last_id < p_before_id ORDER BY t.last_id DESC LIMIT p_most;
END $$;
