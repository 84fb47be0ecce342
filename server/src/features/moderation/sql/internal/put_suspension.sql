-- Suspends a user up to `the_end`, or for good if it is null; an earlier suspension that lasts longer stays. Cancels the
-- coming tours that they host and that begin before the end, and gives up their seats in such tours of others. Returns these
-- tours. An account that was deleted is suspended for when its address registers again.
CREATE OR REPLACE FUNCTION put_suspension(the_user uuid, the_end timestamptz, today date) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := suspension_of(the_user);
  new_end timestamptz := CASE WHEN the_end IS NULL OR ((was->>'suspended')::boolean AND was->>'until' IS NULL) THEN NULL
    ELSE greatest((was->>'until')::timestamptz, the_end) END;
  tour record;
  changed uuid[] := '{}';
BEGIN
  UPDATE users u SET suspended_until = new_end,
      suspended_at = CASE WHEN (was->>'suspended')::boolean THEN u.suspended_at ELSE now() END
    WHERE u.id = the_user;
  UPDATE departed_accounts d SET suspended_until = new_end, suspended_at = coalesce(d.suspended_at, now())
    WHERE d.user_id = the_user;
  FOR tour IN
    SELECT t.id, t.creator_id FROM tours t
    WHERE t.end_date >= today AND t.cancelled_at IS NULL
      AND (new_end IS NULL OR t.start_date <= (new_end AT TIME ZONE 'Asia/Kolkata')::date)
      AND (t.creator_id = the_user
        OR t.id IN (SELECT tour_id FROM tour_participants WHERE user_id = the_user
                    UNION ALL SELECT tour_id FROM tour_waitlist WHERE user_id = the_user
                    UNION ALL SELECT tour_id FROM tour_requests WHERE user_id = the_user))
    ORDER BY t.id FOR UPDATE
  LOOP
    IF tour.creator_id = the_user THEN
      PERFORM cancel_tour(tour.id, the_user, now());
    ELSE
      PERFORM leave_tour(tour.id, the_user, today);
    END IF;
    changed := changed || tour.id;
  END LOOP;
  RETURN changed;
END $$;
