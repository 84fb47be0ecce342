-- Deletes what a deleted account has left in groups: at most `p_most` rows of each kind, all if it is null. True when none is
-- left. Messages stay as empty entries, so that the conversation keeps its order; polls and meeting points are deleted
-- whole. Entries that lose a text, a vote, a reaction or an arrival get a new version, so that open screens read them again.
CREATE OR REPLACE FUNCTION delete_account_entries(p_user_id uuid, p_most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_tour_id uuid;
  tours uuid[];
  written bigint[];
  answered bigint[];
  changed bigint[];
  n bigint;
  deleted integer := 0;
  undone integer := 0;
BEGIN
  -- All groups at first: each is locked, always in this order.
  tours := ARRAY(SELECT DISTINCT tour_id FROM (SELECT tour_id FROM group_entries WHERE from_id = p_user_id LIMIT p_most) e)
    || ARRAY(SELECT DISTINCT tour_id FROM (SELECT tour_id FROM group_votes WHERE user_id = p_user_id LIMIT p_most) v)
    || ARRAY(SELECT DISTINCT tour_id FROM (SELECT tour_id FROM group_reactions WHERE user_id = p_user_id LIMIT p_most) r)
    || ARRAY(SELECT DISTINCT tour_id FROM (SELECT tour_id FROM group_arrivals WHERE user_id = p_user_id LIMIT p_most) a);
  FOR v_tour_id IN SELECT DISTINCT id FROM unnest(tours) id ORDER BY id LOOP
    n := next_in_group(v_tour_id);
    written := ARRAY(
      SELECT number FROM group_entries WHERE tour_id = v_tour_id AND from_id = p_user_id ORDER BY number LIMIT p_most);
    answered := ARRAY(SELECT number FROM group_votes WHERE tour_id = v_tour_id AND user_id = p_user_id LIMIT p_most)
      || ARRAY(SELECT number FROM group_reactions WHERE tour_id = v_tour_id AND user_id = p_user_id LIMIT p_most)
      || ARRAY(SELECT number FROM group_arrivals WHERE tour_id = v_tour_id AND user_id = p_user_id LIMIT p_most);
    changed := ARRAY(SELECT DISTINCT number FROM unnest(written || answered) number ORDER BY number);
    deleted := deleted + cardinality(written);
    undone := undone + cardinality(answered);
    DELETE FROM group_entries WHERE tour_id = v_tour_id AND number = ANY (written) AND kind IN ('poll', 'meeting');
    DELETE FROM group_votes
      WHERE tour_id = v_tour_id AND (number = ANY (written) OR (user_id = p_user_id AND number = ANY (answered)));
    DELETE FROM group_arrivals
      WHERE tour_id = v_tour_id AND (number = ANY (written) OR (user_id = p_user_id AND number = ANY (answered)));
    DELETE FROM group_reactions WHERE tour_id = v_tour_id AND user_id = p_user_id AND number = ANY (answered);
    UPDATE group_entries
      SET from_id = NULL, text = '', picture = NULL, reply_to = NULL, key = NULL, pinned_at = NULL
      WHERE tour_id = v_tour_id AND number = ANY (written);
    UPDATE group_entries SET version = n + array_position(changed, number)
      WHERE tour_id = v_tour_id AND number = ANY (changed);
    UPDATE group_counters SET last = n + cardinality(changed) WHERE tour_id = v_tour_id;
    UPDATE group_summaries SET last_from = NULL, last_text = '' WHERE tour_id = v_tour_id AND last_from = p_user_id;
  END LOOP;
  RETURN p_most IS NULL OR greatest(deleted, undone) < p_most;
END $$;
