-- Replaces a member's votes in a poll by these choices, counted from 0. Outcome 'voted', 'missing' (there is no such poll,
-- or the user may not see it), 'cancelled' (the tour is), 'closed', or 'choice' (the poll has no such choice, or takes only
-- one). A repeated call changes nothing.
CREATE OR REPLACE FUNCTION vote_in_group(p_tour_id uuid, p_user_id uuid, p_number bigint, p_choices smallint[],
  p_at timestamptz, p_today date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e group_entries%ROWTYPE;
  wanted smallint[] := ARRAY(SELECT DISTINCT c FROM unnest(p_choices) c ORDER BY c);
  present smallint[];
  is_several boolean;
BEGIN
  IF NOT lock_group(p_tour_id, p_user_id, p_today) THEN RETURN 'missing'; END IF;
  SELECT * INTO e FROM group_entries WHERE tour_id = p_tour_id AND number = p_number AND kind = 'poll';
  IF e.from_id IS NULL OR are_blocked(e.from_id, p_user_id) OR is_suspended(e.from_id) THEN RETURN 'missing'; END IF;
  IF is_tour_cancelled(p_tour_id) THEN RETURN 'cancelled'; END IF;
  IF e.data ? 'closedAt' OR (e.data->>'closesAt')::timestamptz <= p_at THEN RETURN 'closed'; END IF;
  is_several := (e.data->>'severalVotes')::boolean;
  IF wanted[1] < 0 OR wanted[cardinality(wanted)] >= jsonb_array_length(e.data->'choices')
    OR (cardinality(wanted) > 1 AND NOT is_several) THEN RETURN 'choice'; END IF;
  SELECT coalesce(array_agg(choice ORDER BY choice), '{}') INTO present FROM group_votes
    WHERE tour_id = p_tour_id AND number = p_number AND user_id = p_user_id;
  IF present = wanted THEN RETURN 'voted'; END IF;
  DELETE FROM group_votes WHERE tour_id = p_tour_id AND number = p_number AND user_id = p_user_id;
  INSERT INTO group_votes (tour_id, number, user_id, slot, choice)
    SELECT p_tour_id, p_number, p_user_id, CASE WHEN is_several THEN c ELSE 0 END, c FROM unnest(wanted) c;
  PERFORM change_group_entry(p_tour_id, p_number);
  RETURN 'voted';
END $$;
COMMENT ON FUNCTION vote_in_group IS 'outcome: voted | missing | cancelled | closed | choice';
