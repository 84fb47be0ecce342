-- Queues the notification on devices of a notice.
CREATE OR REPLACE FUNCTION push_notice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := notice_push_kind(NEW.kind, NEW.is_question);
BEGIN
  IF told IS NOT NULL THEN
    PERFORM queue_push(NEW.user_id, told, coalesce(NEW.tour_id, NEW.trip_id)::text, jsonb_build_object('noticeId', NEW.id),
      NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notices_push AFTER INSERT ON notices FOR EACH ROW
  WHEN (NEW.tour_id IS NOT NULL OR NEW.trip_id IS NOT NULL) EXECUTE FUNCTION push_notice();
