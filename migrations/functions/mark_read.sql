-- True if the two may write to each other. Read marks only move forward.
DROP FUNCTION IF EXISTS mark_read(uuid, uuid, uuid);
CREATE OR REPLACE FUNCTION mark_read(me uuid, other uuid, up_to uuid, today date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  last uuid;
BEGIN
  PERFORM hold_pair(me, other);
  IF NOT may_write(me, other, today) THEN RETURN false; END IF;
  SELECT id INTO last FROM messages WHERE from_id = other AND to_id = me AND id <= up_to ORDER BY id DESC LIMIT 1;
  UPDATE threads SET read_up_to = last
    WHERE user_id = me AND other_id = other AND last IS NOT NULL AND (read_up_to IS NULL OR read_up_to < last);
  IF FOUND THEN PERFORM tell_both(me, 'seen', other, 'read', last); END IF;
  RETURN true;
END $$;
