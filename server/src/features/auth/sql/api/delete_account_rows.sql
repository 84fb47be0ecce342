-- Deletes the rows of a deleted account in the tables without foreign keys, both its own and those of others about it: at
-- most `p_most` rows of each kind, all if it is null. True when none is left; else it is to be called again.
-- Nothing is deleted if the account is not queued for it.
CREATE OR REPLACE FUNCTION delete_account_rows(p_user_id uuid, p_most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  place record;
  deleted integer;
  is_done boolean;
BEGIN
  PERFORM FROM removed_accounts WHERE user_id = p_user_id FOR UPDATE;
  IF NOT FOUND THEN RETURN true; END IF;
  is_done := delete_account_entries(p_user_id, p_most);
  is_done := delete_account_expenses(p_user_id, p_most) AND is_done;
  PERFORM delete_account_plans(p_user_id);
  PERFORM delete_account_trips(p_user_id);
  FOR place IN SELECT * FROM (VALUES
    ('group_reactions', 'user_id', 'tour_id, number, user_id, reaction'),
    ('group_votes', 'user_id', 'tour_id, number, user_id, slot'),
    ('group_members', 'user_id', 'tour_id, user_id'),
    ('group_arrivals', 'user_id', 'tour_id, number, user_id'),
    ('group_summaries', 'user_id', 'user_id, tour_id'),
    ('trip_ticks', 'user_id', 'trip_id, user_id, item_id'),
    ('trip_checks', 'user_id', 'trip_id, user_id, id'),
    ('swipes', 'user_id', 'user_id, swiped_id'),
    ('swipes', 'swiped_id', 'user_id, swiped_id'),
    ('matches', 'user_id', 'user_id, other_id'),
    ('matches', 'other_id', 'user_id, other_id'),
    ('deck_places', 'user_id', 'user_id'),
    ('inboxes', 'user_id', 'user_id'),
    ('live_events', 'user_id', 'user_id, number'),
    ('live_events', 'other_id', 'user_id, number'),
    ('threads', 'user_id', 'user_id, other_id'),
    ('threads', 'other_id', 'user_id, other_id'),
    ('messages', 'from_id', 'from_id, id'),
    ('messages', 'to_id', 'from_id, id')) places("table", "column", key)
  LOOP
    EXECUTE format('DELETE FROM %1$I WHERE %2$I = $1 AND (%3$s) IN (SELECT %3$s FROM %1$I WHERE %2$I = $1 LIMIT $2)',
      place."table", place."column", place.key) USING p_user_id, p_most;
    GET DIAGNOSTICS deleted = ROW_COUNT;
    IF deleted >= p_most THEN is_done := false; END IF;
  END LOOP;
  IF is_done THEN DELETE FROM removed_accounts WHERE user_id = p_user_id; END IF;
  RETURN is_done;
END $$;
