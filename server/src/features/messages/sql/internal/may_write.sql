-- Whether the two may write to each other: they are matched, or host and guest of a tour, and neither has blocked the
-- other.
CREATE OR REPLACE FUNCTION may_write(a uuid, b uuid, today date) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN are_matched(a, b) OR (share_tour(a, b, today) AND NOT are_blocked(a, b));
END $$;
