-- Whether somebody's part in a tour lets them write references and be written about: the tour was announced at least
-- `p_announced_days` before its first day in India, and their seat, unless they host it, was taken before that day. So two
-- accounts that make a tour of today cannot praise each other tomorrow.
CREATE OR REPLACE FUNCTION took_part_in_time(t tours, p_user_id uuid, p_announced_days integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (t.announced_at AT TIME ZONE 'Asia/Kolkata')::date + p_announced_days <= t.start_date
    AND (t.creator_id = p_user_id OR EXISTS (SELECT FROM tour_participants WHERE tour_id = t.id AND user_id = p_user_id
      AND (joined_at AT TIME ZONE 'Asia/Kolkata')::date < t.start_date));
$$;
