-- Outcome 'saved' (also if it was so before), or the reason why not: 'missing' (no such user or package), 'full' (the
-- user has `p_most` items). The lock on the user makes concurrent calls count each other's items.
CREATE OR REPLACE FUNCTION save_item(p_user_id uuid, p_kind text, p_item text, p_most integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF EXISTS (SELECT FROM saved_items WHERE user_id = p_user_id AND kind = p_kind AND item_id = p_item) THEN
    RETURN 'saved';
  END IF;
  IF p_kind = 'package' THEN
    IF NOT EXISTS (SELECT FROM packages WHERE id = p_item::uuid) THEN RETURN 'missing'; END IF;
  END IF;
  IF (SELECT count(*) FROM saved_items WHERE user_id = p_user_id) >= p_most THEN RETURN 'full'; END IF;
  INSERT INTO saved_items (user_id, kind, item_id) VALUES (p_user_id, p_kind, p_item);
  RETURN 'saved';
END $$;
COMMENT ON FUNCTION save_item IS 'outcome: saved | missing | full';
