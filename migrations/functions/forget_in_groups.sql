-- Deletes what a deleted account has written in groups: at most `most` entries, all if it is null. True when none is left.
-- Messages stay as empty entries, so that the conversation keeps its order; polls and meeting points are deleted whole.
CREATE OR REPLACE FUNCTION forget_in_groups(the_user uuid, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  the_tour uuid;
  numbers bigint[];
  n bigint;
  deleted integer := 0;
BEGIN
  FOR the_tour IN
    SELECT DISTINCT tour_id FROM (SELECT tour_id FROM group_entries WHERE from_id = the_user LIMIT most) written ORDER BY tour_id
  LOOP
    n := next_in_group(the_tour);
    SELECT array_agg(number) INTO numbers FROM (
      SELECT number FROM group_entries WHERE tour_id = the_tour AND from_id = the_user ORDER BY number LIMIT most) e;
    deleted := deleted + cardinality(numbers);
    DELETE FROM group_entries WHERE tour_id = the_tour AND number = ANY (numbers) AND kind IN ('poll', 'meeting');
    DELETE FROM group_votes WHERE tour_id = the_tour AND number = ANY (numbers);
    DELETE FROM group_arrivals WHERE tour_id = the_tour AND number = ANY (numbers);
    UPDATE group_entries
      SET from_id = NULL, text = '', picture = NULL, reply_to = NULL, key = NULL, pinned_at = NULL,
        version = n + array_position(numbers, number)
      WHERE tour_id = the_tour AND number = ANY (numbers);
    UPDATE group_counters SET last = n + cardinality(numbers) WHERE tour_id = the_tour;
    UPDATE group_summaries SET last_from = NULL, last_text = '' WHERE tour_id = the_tour AND last_from = the_user;
  END LOOP;
  RETURN most IS NULL OR deleted < most;
END $$;
