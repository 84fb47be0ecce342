-- Queues the notification on devices of an invitation to a trip.
CREATE OR REPLACE FUNCTION push_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_push(NEW.user_id, 'requests', 'trip-' || NEW.trip_id, jsonb_build_object('tripId', NEW.trip_id), NEW.created_at);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER trip_friends_push AFTER INSERT ON trip_friends FOR EACH ROW
  WHEN (NEW.state = 'invited') EXECUTE FUNCTION push_invitation();
