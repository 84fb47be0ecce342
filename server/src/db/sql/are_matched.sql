-- Whether both have swiped right on each other and neither has blocked the other since. In plpgsql, so that a statement
-- that calls it does not join `matches` with tables of another database.
CREATE OR REPLACE FUNCTION are_matched(p_user_a uuid, p_user_b uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM FROM matches WHERE user_id = p_user_a AND other_id = p_user_b;
  RETURN FOUND;
END $$;
