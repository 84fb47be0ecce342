-- Gives free seats to the users who have waited longest, unless joining is closed, and notifies and mails them. The
-- caller must hold the tour's row lock, like every function that changes a tour's seats, so that such changes are
-- serialized.
CREATE OR REPLACE FUNCTION promote_waiting(p_tour_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free integer;
  promoted uuid[];
  v_user_id uuid;
BEGIN
  SELECT CASE WHEN joining_closed_at IS NOT NULL THEN 0 WHEN capacity IS NULL THEN 1000000 ELSE capacity - joined END
    INTO free FROM tours WHERE id = p_tour_id;
  WITH next AS (
    DELETE FROM tour_waitlist WHERE tour_id = p_tour_id AND user_id IN (
      SELECT user_id FROM tour_waitlist WHERE tour_id = p_tour_id ORDER BY turn LIMIT greatest(free, 0))
    RETURNING user_id, turn
  ), seated AS (
    INSERT INTO tour_participants (tour_id, user_id) SELECT p_tour_id, user_id FROM next ORDER BY turn RETURNING user_id, turn
  ), told AS (
    INSERT INTO notices (id, user_id, kind, tour_id) SELECT uuidv7(), user_id, 'seat', p_tour_id FROM seated
  ), counted AS (
    UPDATE tours SET joined = joined + (SELECT count(*) FROM seated) WHERE id = p_tour_id
  )
  SELECT array_agg(user_id ORDER BY turn) INTO promoted FROM seated;
  FOREACH v_user_id IN ARRAY coalesce(promoted, '{}') LOOP PERFORM join_group(p_tour_id, v_user_id, 'promoted'); END LOOP;
  PERFORM mail_about_tour(promoted, 'seat', p_tour_id);
  PERFORM notify_blockers(p_tour_id, coalesce(promoted, '{}'));
END $$;
