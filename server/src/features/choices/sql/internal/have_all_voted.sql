-- Whether nobody's vote is missing: as many have voted as vote by the link, or all people of the group who can, at least two.
-- The caller holds the choice.
CREATE OR REPLACE FUNCTION have_all_voted(p_choice_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(v.voted_at) >= coalesce(c.voters, 2) AND (c.voters IS NOT NULL OR NOT EXISTS (
    SELECT FROM choice_people w WHERE w.choice_id = c.id AND w.voted_at IS NULL
      AND NOT is_suspended(w.user_id) AND NOT are_blocked(c.owner_id, w.user_id)))
  FROM choices c JOIN choice_people v ON v.choice_id = c.id WHERE c.id = p_choice_id GROUP BY c.id;
$$;
