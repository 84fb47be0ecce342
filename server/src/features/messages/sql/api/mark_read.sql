-- True if the two may write to each other. Read marks only move forward. At most 100 messages are counted as unread.
DROP FUNCTION IF EXISTS mark_read(uuid, uuid, uuid);
CREATE OR REPLACE FUNCTION mark_read(me uuid, other uuid, up_to uuid, today date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  last uuid;
  unread_after integer;
BEGIN
  IF NOT hold_pair(me, other) OR NOT may_write(me, other, today) THEN RETURN false; END IF;
  SELECT id INTO last FROM messages WHERE from_id = other AND to_id = me AND id <= up_to ORDER BY id DESC LIMIT 1;
  IF last IS NULL THEN RETURN true; END IF;
  SELECT count(*) INTO unread_after
    FROM (SELECT id FROM messages WHERE from_id = other AND to_id = me AND id > last LIMIT 100) after_mark;
  UPDATE threads SET read_up_to = last, unread = unread_after
    WHERE user_id = me AND other_id = other AND (read_up_to IS NULL OR read_up_to < last);
  IF FOUND THEN PERFORM tell_both(me, 'seen', other, 'read', last, NULL); END IF;
  RETURN true;
END $$;
