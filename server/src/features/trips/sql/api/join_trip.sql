-- The user joins a trip by the link with this hash. Outcome 'joined' with the trip (also if it is the user's own, or they
-- have joined before), or the reason why not: 'missing' (no such link, or it has ended, or a block or a suspension hides the
-- owner, or the trip belongs to a tour by now), 'full' (`p_most` people are invited or going).
CREATE OR REPLACE FUNCTION join_trip(p_user_id uuid, p_token_hash text, p_most integer, p_at timestamptz, p_today date,
  OUT outcome text, OUT trip_id uuid) LANGUAGE plpgsql AS $$
DECLARE
  l trip_invite_links%ROWTYPE;
  t trips%ROWTYPE;
  v_state text;
  joined trip_friends%ROWTYPE;
BEGIN
  outcome := 'missing';
  SELECT * INTO l FROM trip_invite_links k WHERE k.token_hash = p_token_hash AND k.expires_on >= p_today;
  IF NOT FOUND THEN RETURN; END IF;
  IF l.owner_id = p_user_id THEN outcome := 'joined'; trip_id := l.trip_id; RETURN; END IF;
  IF NOT lock_pair(l.owner_id, p_user_id) THEN RETURN; END IF;
  IF are_blocked(l.owner_id, p_user_id) OR EXISTS (SELECT FROM users u WHERE u.id = l.owner_id
    AND (u.suspended_at IS NOT NULL OR u.account_gone_at IS NOT NULL OR u.deletion_asked_at IS NOT NULL)) THEN RETURN; END IF;
  SELECT * INTO t FROM trips WHERE id = l.trip_id FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM tour_trips x WHERE x.trip_id = l.trip_id) THEN RETURN; END IF;
  -- The owner may have revoked the link while the function waited.
  PERFORM FROM trip_invite_links k WHERE k.trip_id = l.trip_id AND k.token_hash = p_token_hash FOR KEY SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  -- The trip may be on another node, which lets it go before what is written here can be seen.
  PERFORM pg_advisory_xact_lock(hashtextextended('trip friends ' || l.trip_id, 0));
  PERFORM pg_advisory_xact_lock(hashtextextended(l.trip_id::text, 23));
  SELECT f.state INTO v_state FROM trip_friends f WHERE f.trip_id = l.trip_id AND f.user_id = p_user_id;
  IF coalesce(v_state, 'declined') = 'declined' AND count_trip_friends(l.trip_id) >= p_most THEN outcome := 'full'; RETURN; END IF;
  INSERT INTO trip_friends AS f (trip_id, user_id, owner_id, state, may_edit, title, place_id, start_date, day_count, created_at)
    VALUES (l.trip_id, p_user_id, l.owner_id, 'going', l.may_edit, t.title, t.place_id, t.start_date, t.day_count, p_at)
    ON CONFLICT ON CONSTRAINT trip_friends_trip_id_user_id_pk
    DO UPDATE SET state = 'going', may_edit = CASE f.state WHEN 'declined' THEN l.may_edit ELSE f.may_edit END
    RETURNING * INTO joined;
  IF v_state IS DISTINCT FROM 'going' THEN PERFORM join_trip_group(joined); END IF;
  outcome := 'joined';
  trip_id := l.trip_id;
END $$;
COMMENT ON FUNCTION join_trip IS 'outcome: joined (trip_id) | missing | full';
