-- The messages of two users before the message `before`: at most `most` of each of the two, the newest of each. In plpgsql
-- and a statement for each user, since the two may be in different databases, and neither may be the caller's.
DROP FUNCTION IF EXISTS read_conversation(uuid, uuid, uuid, integer);
CREATE OR REPLACE FUNCTION read_conversation(me uuid, other uuid, before uuid, most integer)
RETURNS SETOF messages LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT * FROM messages WHERE from_id = me AND to_id = other AND id < before ORDER BY id DESC LIMIT most;
  RETURN QUERY SELECT * FROM messages WHERE from_id = other AND to_id = me AND id < before ORDER BY id DESC LIMIT most;
END $$;
