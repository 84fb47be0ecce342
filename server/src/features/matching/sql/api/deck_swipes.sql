-- Whom of the users `p_ids` the reader has swiped, and the reader's latest undone swipes. In plpgsql, so that a statement that
-- calls it does not join `swipes` with tables of another database.
CREATE OR REPLACE FUNCTION deck_swipes(p_reader_id uuid, p_ids uuid[])
RETURNS TABLE (user_id uuid, is_undone boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT s.swiped_id, false FROM swipes s WHERE s.user_id = p_reader_id AND s.swiped_id = ANY (p_ids);
  RETURN QUERY SELECT s.swiped_id, true FROM swipes s WHERE s.user_id = p_reader_id AND s.action IS NULL
    ORDER BY s.turn DESC LIMIT 100;
END $$;
