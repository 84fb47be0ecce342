-- Trigger: a deleted account gives up its seats, and the waitlist moves up. Tours are locked in the order of their ids.
CREATE OR REPLACE FUNCTION release_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seat record;
BEGIN
  FOR seat IN
    SELECT t.id, t.cancelled_at FROM tours t JOIN tour_participants p ON p.tour_id = t.id
    WHERE p.user_id = OLD.id ORDER BY t.id FOR UPDATE OF t
  LOOP
    DELETE FROM tour_participants WHERE tour_id = seat.id AND user_id = OLD.id;
    UPDATE tours SET joined = joined - 1 WHERE id = seat.id;
    IF seat.cancelled_at IS NULL THEN PERFORM promote_waiting(seat.id); END IF;
  END LOOP;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER users_free_seats BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION release_seats();
