-- The messages of two users before the message `p_before_id`: at most `p_most` of each of the two, the newest of each. In plpgsql
-- and a statement for each user, since the two may be in different databases, and neither may be the caller's.
DROP FUNCTION IF EXISTS read_conversation(uuid, uuid, uuid, integer);
CREATE OR REPLACE FUNCTION read_conversation(p_user_id uuid, p_other_id uuid, p_before_id uuid, p_most integer)
RETURNS SETOF messages LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT * FROM messages WHERE from_id = p_user_id AND to_id = p_other_id AND id < p_before_id ORDER BY id DESC LIMIT p_most;
  RETURN QUERY SELECT * FROM messages WHERE from_id = p_other_id AND to_id = p_user_id AND id < p_before_id ORDER BY id DESC LIMIT p_most;
END $$;
