-- Whether both have swiped right on each other and neither has blocked the other since.
CREATE OR REPLACE FUNCTION are_matched(a uuid, b uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM matches WHERE user_id = a AND other_id = b);
$$;
