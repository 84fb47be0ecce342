-- Whether the two may write to each other: they are matched, or host and guest of a tour, and neither has blocked the
-- other.
CREATE OR REPLACE FUNCTION may_write(p_user_a uuid, p_user_b uuid, p_today date) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN are_matched(p_user_a, p_user_b) OR (share_tour(p_user_a, p_user_b, p_today) AND NOT are_blocked(p_user_a, p_user_b));
END $$;
