-- The position of a user on a tour's waitlist, from 1; null if they are not on it.
CREATE OR REPLACE FUNCTION queue_position(the_tour uuid, the_user uuid) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  mine bigint;
BEGIN
  SELECT turn INTO mine FROM tour_waitlist WHERE tour_id = the_tour AND user_id = the_user;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN (SELECT count(*) FROM tour_waitlist WHERE tour_id = the_tour AND turn <= mine);
END $$;
