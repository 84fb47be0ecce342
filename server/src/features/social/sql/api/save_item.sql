-- Outcome 'saved' (also if it was so before), or the reason why not: 'missing' (no such user or package), 'full' (the
-- user has `most` items). The lock on the user makes concurrent calls count each other's items.
CREATE OR REPLACE FUNCTION save_item(the_user uuid, the_kind text, the_item text, most integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = the_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF EXISTS (SELECT FROM saved_items WHERE user_id = the_user AND kind = the_kind AND item_id = the_item) THEN
    RETURN 'saved';
  END IF;
  IF the_kind = 'package' THEN
    IF NOT EXISTS (SELECT FROM packages WHERE id = the_item::uuid) THEN RETURN 'missing'; END IF;
  END IF;
  IF (SELECT count(*) FROM saved_items WHERE user_id = the_user) >= most THEN RETURN 'full'; END IF;
  INSERT INTO saved_items (user_id, kind, item_id) VALUES (the_user, the_kind, the_item);
  RETURN 'saved';
END $$;
COMMENT ON FUNCTION save_item IS 'outcome: saved | missing | full';
