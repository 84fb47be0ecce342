-- Whether both have swiped right on each other and neither has blocked the other.
CREATE OR REPLACE FUNCTION are_matched(a uuid, b uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM swipes WHERE user_id = a AND swiped_id = b AND action = 'right')
    AND EXISTS (SELECT FROM swipes WHERE user_id = b AND swiped_id = a AND action = 'right')
    AND NOT are_blocked(a, b);
$$;
