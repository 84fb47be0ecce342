-- Whether both have swiped right on each other and neither has blocked the other since. In plpgsql, so that a statement
-- that calls it does not join `matches` with tables of another database.
CREATE OR REPLACE FUNCTION are_matched(a uuid, b uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM FROM matches WHERE user_id = a AND other_id = b;
  RETURN FOUND;
END $$;
