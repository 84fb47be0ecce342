-- Trigger: with another profile picture, or none, a photo check that is sent or decided ends, since it is about the earlier
-- picture.
CREATE OR REPLACE FUNCTION end_photo_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM photo_checks WHERE user_id = NEW.id AND sent_at IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_end_photo_check AFTER UPDATE OF profile_picture ON users FOR EACH ROW
  WHEN (OLD.profile_picture IS DISTINCT FROM NEW.profile_picture) EXECUTE FUNCTION end_photo_check();
