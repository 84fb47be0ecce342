CREATE OR REPLACE FUNCTION is_tour_cancelled(p_tour_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM tours WHERE id = p_tour_id AND cancelled_at IS NOT NULL);
$$;
