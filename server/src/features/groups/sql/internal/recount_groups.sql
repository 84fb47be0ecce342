-- Counts anew what two users have not read in the groups of both, after a block between them was made or ended. A group in
-- which somebody writes at this moment is left out, as waiting for several groups could deadlock: the reader's next read
-- mark counts it.
CREATE OR REPLACE FUNCTION recount_groups(p_one_id uuid, p_other_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  theirs uuid[] := ARRAY(SELECT tour_id FROM group_summaries WHERE user_id = p_other_id);
  shared uuid[] := ARRAY(SELECT tour_id FROM group_summaries WHERE user_id = p_one_id AND tour_id = ANY (theirs));
  v_tour_id uuid;
  reader uuid;
  mark bigint;
  n integer;
BEGIN
  FOREACH v_tour_id IN ARRAY shared LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock_shared(hashtextextended(v_tour_id::text, 23));
    FOREACH reader IN ARRAY ARRAY[p_one_id, p_other_id] LOOP
      CONTINUE WHEN NOT pg_try_advisory_xact_lock(hashtextextended(reader::text || v_tour_id::text, 23));
      SELECT read_up_to INTO mark FROM group_members WHERE tour_id = v_tour_id AND user_id = reader;
      IF mark IS NULL THEN
        SELECT max(number) INTO mark FROM group_entries
          WHERE tour_id = v_tour_id AND from_id = reader AND kind IN ('joined', 'promoted');
      END IF;
      n := unread_in_group(v_tour_id, reader, coalesce(mark, 0));
      UPDATE group_summaries SET unread = n WHERE user_id = reader AND tour_id = v_tour_id AND unread <> n;
    END LOOP;
  END LOOP;
END $$;
