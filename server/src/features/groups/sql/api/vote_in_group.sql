-- Replaces a member's votes in a poll by these choices, counted from 0. Outcome 'voted', 'missing' (there is no such poll,
-- or the user may not see it), 'closed', or 'choice' (the poll has no such choice, or takes only one). A repeated call
-- changes nothing.
CREATE OR REPLACE FUNCTION vote_in_group(the_tour uuid, the_user uuid, the_number bigint, the_choices smallint[],
  at timestamptz, today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  wanted smallint[] := ARRAY(SELECT DISTINCT c FROM unnest(the_choices) c ORDER BY c);
  present smallint[];
  is_several boolean;
BEGIN
  IF NOT hold_group(the_tour, the_user, today) THEN RETURN 'missing'; END IF;
  SELECT * INTO e FROM group_entries WHERE tour_id = the_tour AND number = the_number AND kind = 'poll';
  IF e.from_id IS NULL OR are_blocked(e.from_id, the_user) OR is_suspended(e.from_id) THEN RETURN 'missing'; END IF;
  IF e.data ? 'closedAt' OR (e.data->>'closesAt')::timestamptz <= at THEN RETURN 'closed'; END IF;
  is_several := (e.data->>'severalVotes')::boolean;
  IF wanted[1] < 0 OR wanted[cardinality(wanted)] >= jsonb_array_length(e.data->'choices')
    OR (cardinality(wanted) > 1 AND NOT is_several) THEN RETURN 'choice'; END IF;
  SELECT coalesce(array_agg(choice ORDER BY choice), '{}') INTO present FROM group_votes
    WHERE tour_id = the_tour AND number = the_number AND user_id = the_user;
  IF present = wanted THEN RETURN 'voted'; END IF;
  DELETE FROM group_votes WHERE tour_id = the_tour AND number = the_number AND user_id = the_user;
  INSERT INTO group_votes (tour_id, number, user_id, slot, choice)
    SELECT the_tour, the_number, the_user, CASE WHEN is_several THEN c ELSE 0 END, c FROM unnest(wanted) c;
  PERFORM change_group_entry(the_tour, the_number);
  RETURN 'voted';
END $$;
COMMENT ON FUNCTION vote_in_group IS 'outcome: voted | missing | closed | choice';
