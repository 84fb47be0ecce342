-- Suspends a user up to `p_end`, or for good if it is null; an earlier suspension that lasts longer stays. Cancels the
-- coming tours that they host and that begin before the end, and gives up their seats in such tours of others. Returns these
-- tours. An account that was deleted is suspended for when its address registers again.
CREATE OR REPLACE FUNCTION apply_suspension(p_user_id uuid, p_end timestamptz, p_today date) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := current_suspension(p_user_id);
  new_end timestamptz := CASE WHEN p_end IS NULL OR ((was->>'suspended')::boolean AND was->>'until' IS NULL) THEN NULL
    ELSE greatest((was->>'until')::timestamptz, p_end) END;
  tour record;
  changed uuid[] := '{}';
BEGIN
  UPDATE users u SET suspended_until = new_end,
      suspended_at = CASE WHEN (was->>'suspended')::boolean THEN u.suspended_at ELSE now() END
    WHERE u.id = p_user_id;
  UPDATE departed_accounts d SET suspended_until = new_end, suspended_at = coalesce(d.suspended_at, now())
    WHERE d.user_id = p_user_id;
  FOR tour IN
    SELECT t.id, t.creator_id FROM tours t
    WHERE t.end_date >= p_today AND t.cancelled_at IS NULL
      AND (new_end IS NULL OR t.start_date <= (new_end AT TIME ZONE 'Asia/Kolkata')::date)
      AND (t.creator_id = p_user_id
        OR t.id IN (SELECT tour_id FROM tour_participants WHERE user_id = p_user_id
                    UNION ALL SELECT tour_id FROM tour_waitlist WHERE user_id = p_user_id
                    UNION ALL SELECT tour_id FROM tour_requests WHERE user_id = p_user_id))
    ORDER BY t.id FOR UPDATE
  LOOP
    IF tour.creator_id = p_user_id THEN
      PERFORM cancel_tour(tour.id, p_user_id, now());
    ELSE
      PERFORM leave_tour(tour.id, p_user_id, p_today);
    END IF;
    changed := changed || tour.id;
  END LOOP;
  RETURN changed;
END $$;
