-- The last message of the other user that the reader has read; null if there is none.
CREATE OR REPLACE FUNCTION read_mark(reader uuid, other uuid, OUT read_up_to uuid) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT t.read_up_to INTO read_up_to FROM threads t WHERE t.user_id = reader AND t.other_id = other;
END $$;
