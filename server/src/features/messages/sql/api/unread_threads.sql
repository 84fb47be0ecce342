-- The threads of a user with unread messages, each with whether the two are matched. In plpgsql, as `read_threads` is.
CREATE OR REPLACE FUNCTION unread_threads(p_reader_id uuid)
RETURNS TABLE (other_id uuid, unread integer, matched boolean) LANGUAGE plpgsql STABLE ROWS 10 AS $$
BEGIN
  RETURN QUERY SELECT t.other_id, t.unread, m.user_id IS NOT NULL
    FROM threads t LEFT JOIN matches m ON m.user_id = t.user_id AND m.other_id = t.other_id
    WHERE t.user_id = p_reader_id AND t.unread > 0;
END $$;
