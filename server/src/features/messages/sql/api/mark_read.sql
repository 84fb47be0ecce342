-- True if the two may write to each other. Read marks only move forward. At most 100 messages are counted as unread.
DROP FUNCTION IF EXISTS mark_read(uuid, uuid, uuid);
CREATE OR REPLACE FUNCTION mark_read(p_user_id uuid, p_other_id uuid, p_up_to_id uuid, p_today date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  last uuid;
  unread_after integer;
BEGIN
  IF NOT lock_pair(p_user_id, p_other_id) OR NOT may_write(p_user_id, p_other_id, p_today) THEN RETURN false; END IF;
  SELECT id INTO last FROM messages WHERE from_id = p_other_id AND to_id = p_user_id AND id <= p_up_to_id ORDER BY id DESC LIMIT 1;
  IF last IS NULL THEN RETURN true; END IF;
  SELECT count(*) INTO unread_after
    FROM (SELECT id FROM messages WHERE from_id = p_other_id AND to_id = p_user_id AND id > last LIMIT 100) after_mark;
  UPDATE threads SET read_up_to = last, unread = unread_after
    WHERE user_id = p_user_id AND other_id = p_other_id AND (read_up_to IS NULL OR read_up_to < last);
  IF FOUND THEN PERFORM notify_pair(p_user_id, 'seen', p_other_id, 'read', last, NULL); END IF;
  RETURN true;
END $$;
