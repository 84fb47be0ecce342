-- Gives a user a seat in a tour (outcome 'joined'), or a place on its waitlist if it is full or closed ('waiting', with the
-- queue position, from 1). The caller holds the tour's row lock, has read `t` under it and has checked that the user may join.
CREATE OR REPLACE FUNCTION take_seat(t tours, p_user_id uuid, OUT outcome text, OUT place integer) LANGUAGE plpgsql AS $$
BEGIN
  IF t.joining_closed_at IS NULL AND (t.capacity IS NULL OR t.joined < t.capacity) THEN
    INSERT INTO tour_participants (tour_id, user_id) VALUES (t.id, p_user_id);
    UPDATE tours SET joined = joined + 1 WHERE id = t.id;
    PERFORM notify_blockers(t.id, ARRAY[p_user_id]);
    PERFORM join_group(t.id, p_user_id, 'joined');
    outcome := 'joined'; RETURN;
  END IF;
  INSERT INTO tour_waitlist (tour_id, user_id) VALUES (t.id, p_user_id) ON CONFLICT DO NOTHING;
  place := queue_position(t.id, p_user_id);
  outcome := 'waiting';
END $$;
