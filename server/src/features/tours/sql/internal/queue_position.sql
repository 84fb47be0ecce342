-- The position of a user on a tour's waitlist, from 1; null if they are not on it.
CREATE OR REPLACE FUNCTION queue_position(p_tour_id uuid, p_user_id uuid) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  mine bigint;
BEGIN
  SELECT turn INTO mine FROM tour_waitlist WHERE tour_id = p_tour_id AND user_id = p_user_id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN (SELECT count(*) FROM tour_waitlist WHERE tour_id = p_tour_id AND turn <= mine);
END $$;
