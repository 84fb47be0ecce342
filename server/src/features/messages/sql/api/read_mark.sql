-- The last message of the other user that the reader has read; null if there is none.
CREATE OR REPLACE FUNCTION read_mark(p_reader_id uuid, p_other_id uuid, OUT read_up_to uuid) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT t.read_up_to INTO read_up_to FROM threads t WHERE t.user_id = p_reader_id AND t.other_id = p_other_id;
END $$;
