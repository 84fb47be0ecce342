-- Who has a seat, who waits, and who is told. Each function locks the tour first, so that whatever happens to its
-- seats happens one after the other, and answers with an outcome that the router puts into words.

-- Seats those who have waited longest while seats are free; the tour is locked by the caller.
CREATE FUNCTION promote_waiting(the_tour uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free integer;
BEGIN
  SELECT CASE WHEN capacity IS NULL THEN 1000000 ELSE capacity - joined END INTO free FROM tours WHERE id = the_tour;
  WITH next AS (
    DELETE FROM tour_waitlist WHERE tour_id = the_tour AND user_id IN (
      SELECT user_id FROM tour_waitlist WHERE tour_id = the_tour ORDER BY turn LIMIT greatest(free, 0))
    RETURNING user_id, turn
  ), seated AS (
    INSERT INTO tour_participants (tour_id, user_id) SELECT the_tour, user_id FROM next ORDER BY turn RETURNING user_id
  ), told AS (
    INSERT INTO notices (id, user_id, kind, tour_id) SELECT uuidv7(), user_id, 'seat', the_tour FROM seated
  )
  UPDATE tours SET joined = joined + (SELECT count(*) FROM seated) WHERE id = the_tour;
END $$;
--> statement-breakpoint

CREATE FUNCTION are_blocked(a uuid, b uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocks WHERE (blocker_id, blocked_id) IN ((a, b), (b, a)));
$$;
--> statement-breakpoint

-- 'joined', 'waiting' (with the place, from 1), or why not: 'missing' (also when the host has blocked them, or they the
-- host), 'own', 'cancelled', 'ended'.
CREATE FUNCTION join_tour(the_tour uuid, the_user uuid, today date, OUT outcome text, OUT place integer) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour FOR UPDATE;
  IF NOT FOUND OR are_blocked(t.creator_id, the_user) THEN outcome := 'missing'; RETURN; END IF;
  IF t.creator_id = the_user THEN outcome := 'own'; RETURN; END IF;
  IF EXISTS (SELECT FROM tour_participants WHERE tour_id = the_tour AND user_id = the_user) THEN
    outcome := 'joined'; RETURN;
  END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < today THEN outcome := 'ended'; RETURN; END IF;
  IF t.capacity IS NULL OR t.joined < t.capacity THEN
    INSERT INTO tour_participants (tour_id, user_id) VALUES (the_tour, the_user);
    UPDATE tours SET joined = joined + 1 WHERE id = the_tour;
    INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), t.creator_id, 'joined', the_tour, the_user);
    outcome := 'joined'; RETURN;
  END IF;
  INSERT INTO tour_waitlist (tour_id, user_id) VALUES (the_tour, the_user) ON CONFLICT DO NOTHING;
  SELECT count(*) INTO place FROM tour_waitlist w
    WHERE w.tour_id = the_tour
      AND w.turn <= (SELECT turn FROM tour_waitlist WHERE tour_id = the_tour AND user_id = the_user);
  outcome := 'waiting';
END $$;
--> statement-breakpoint

-- 'left', or why not: 'missing', 'own', 'cancelled', 'ended'. Leaving what one is not in is 'left' too.
CREATE FUNCTION leave_tour(the_tour uuid, the_user uuid, today date, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.creator_id = the_user THEN outcome := 'own'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF t.end_date < today THEN outcome := 'ended'; RETURN; END IF;
  DELETE FROM tour_waitlist WHERE tour_id = the_tour AND user_id = the_user;
  DELETE FROM tour_participants WHERE tour_id = the_tour AND user_id = the_user;
  IF FOUND THEN
    UPDATE tours SET joined = joined - 1 WHERE id = the_tour;
    INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), t.creator_id, 'left', the_tour, the_user);
    PERFORM promote_waiting(the_tour);
  END IF;
  outcome := 'left';
END $$;
--> statement-breakpoint

-- 'updated', or why not: 'missing' (also when it is somebody else's), 'cancelled', 'too small' (fewer seats than
-- people in it). `facts` has the tour's columns; a key that it lacks stays as it was.
CREATE FUNCTION update_tour(the_tour uuid, the_host uuid, facts jsonb, OUT outcome text, OUT taken integer) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  n tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour AND creator_id = the_host FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  n := jsonb_populate_record(t, facts - 'id' - 'creator_id' - 'joined' - 'cancelled_at' - 'created_at');
  IF n.capacity < t.joined THEN outcome := 'too small'; taken := t.joined; RETURN; END IF;
  UPDATE tours SET package_id = n.package_id, name = n.name, description = n.description, destination = n.destination,
    start_date = n.start_date, end_date = n.end_date, price = n.price, capacity = n.capacity, images = n.images,
    search = n.search
    WHERE id = the_tour;
  IF (n.start_date, n.end_date, n.price, n.destination) IS DISTINCT FROM (t.start_date, t.end_date, t.price, t.destination) THEN
    INSERT INTO notices (id, user_id, kind, tour_id)
    SELECT uuidv7(), user_id, 'changed', the_tour FROM (
      SELECT user_id FROM tour_participants WHERE tour_id = the_tour
      UNION ALL SELECT user_id FROM tour_waitlist WHERE tour_id = the_tour) concerned;
  END IF;
  PERFORM promote_waiting(the_tour);
  outcome := 'updated';
END $$;
--> statement-breakpoint

-- 'done' (again too), or 'missing', also when it is somebody else's. Nobody waits for a cancelled tour.
CREATE FUNCTION cancel_tour(the_tour uuid, the_host uuid, at timestamptz, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = the_tour AND creator_id = the_host FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'done';
  IF t.cancelled_at IS NOT NULL THEN RETURN; END IF;
  UPDATE tours SET cancelled_at = at WHERE id = the_tour;
  WITH waited AS (DELETE FROM tour_waitlist WHERE tour_id = the_tour RETURNING user_id)
  INSERT INTO notices (id, user_id, kind, tour_id)
  SELECT uuidv7(), user_id, 'cancelled', the_tour FROM (
    SELECT user_id FROM tour_participants WHERE tour_id = the_tour UNION ALL SELECT user_id FROM waited) concerned;
END $$;
--> statement-breakpoint

-- A traveller whose account goes gives up the seats, and those who wait move up. Tours locked in id order.
CREATE FUNCTION free_seats() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER users_free_seats BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION free_seats();
