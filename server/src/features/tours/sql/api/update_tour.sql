-- Outcome 'updated', or the reason why not: 'missing' (also if the user is not the host), 'cancelled', 'too small'
-- (fewer seats than participants, whose number is `taken`), 'no gender' (only for the host's own, who has said none), 'public'
-- (for one gender only and public). With `same_gender_only` the tour is open to the host's gender, or to that which it has. `p_facts` has the tour's columns; missing ones stay
-- unchanged. Open requests stay open whatever becomes of `needs_approval`: the host decides about each.
CREATE OR REPLACE FUNCTION update_tour(p_tour_id uuid, p_host_id uuid, p_facts jsonb, OUT outcome text, OUT taken integer) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  n tours%ROWTYPE;
BEGIN
  SELECT * INTO t FROM tours WHERE id = p_tour_id AND creator_id = p_host_id FOR UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  n := jsonb_populate_record(t, p_facts - 'id' - 'creator_id' - 'joined' - 'cancelled_at' - 'announced_at' - 'calendar_version'
    - 'created_at');
  IF p_facts ? 'same_gender_only' THEN
    n.only_gender := CASE WHEN (p_facts->>'same_gender_only')::boolean
      THEN coalesce(t.only_gender, (SELECT gender FROM genders WHERE user_id = p_host_id)) END;
    IF (p_facts->>'same_gender_only')::boolean AND n.only_gender IS NULL THEN outcome := 'no gender'; RETURN; END IF;
  END IF;
  IF n.is_public AND n.only_gender IS NOT NULL THEN outcome := 'public'; RETURN; END IF;
  IF n.capacity < t.joined THEN outcome := 'too small'; taken := t.joined; RETURN; END IF;
  UPDATE tours SET package_id = n.package_id, name = n.name, description = n.description, destination = n.destination,
    place_id = n.place_id,
    start_date = n.start_date, end_date = n.end_date, price = n.price, covers = n.covers, capacity = n.capacity, images = n.images,
    search = n.search, is_public = n.is_public, shows_host = n.shows_host,
    cancellation_terms = n.cancellation_terms, needs_approval = n.needs_approval, questions = n.questions,
    only_gender = n.only_gender,
    announced_at = CASE WHEN n.start_date < t.start_date THEN now() ELSE t.announced_at END,
    calendar_version = t.calendar_version + ((n.name, n.description, n.destination, n.start_date, n.end_date)
      IS DISTINCT FROM (t.name, t.description, t.destination, t.start_date, t.end_date))::integer
    WHERE id = p_tour_id;
  IF (n.start_date, n.end_date, n.price, n.destination) IS DISTINCT FROM (t.start_date, t.end_date, t.price, t.destination) THEN
    INSERT INTO notices (id, user_id, kind, tour_id)
    SELECT uuidv7(), user_id, 'changed', p_tour_id FROM (
      SELECT user_id FROM tour_participants WHERE tour_id = p_tour_id
      UNION ALL SELECT user_id FROM tour_waitlist WHERE tour_id = p_tour_id
      UNION ALL SELECT user_id FROM tour_requests WHERE tour_id = p_tour_id) concerned;
  END IF;
  IF (n.start_date, n.end_date) IS DISTINCT FROM (t.start_date, t.end_date) THEN
    PERFORM add_group_line(p_tour_id, 'dates', p_host_id, jsonb_build_object('start', n.start_date, 'end', n.end_date));
  END IF;
  PERFORM promote_waiting(p_tour_id);
  outcome := 'updated';
END $$;
COMMENT ON FUNCTION update_tour IS 'outcome: missing | cancelled | too small (taken) | no gender | public | updated';
