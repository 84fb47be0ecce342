-- Takes uploaded pictures of a user down: wherever they use them, and their bytes unless somebody else has uploaded the same.
-- Returns the tours and groups that changed.
CREATE OR REPLACE FUNCTION take_picture_down(p_user_id uuid, p_paths text[]) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  hashes text[] := ARRAY(SELECT substr(path, 7) FROM unnest(p_paths) path WHERE path LIKE 'media/%');
  place record;
  changed uuid[];
  next_version bigint;
BEGIN
  UPDATE users SET profile_picture = NULL WHERE id = p_user_id AND profile_picture = ANY (p_paths);
  WITH t AS (UPDATE tours SET images = ARRAY(SELECT i FROM unnest(images) WITH ORDINALITY AS x (i, n) WHERE i <> ALL (p_paths) ORDER BY n)
    WHERE creator_id = p_user_id AND images && p_paths RETURNING id)
  SELECT coalesce(array_agg(id), '{}') INTO changed FROM t;
  FOR place IN SELECT tour_id, number FROM group_pictures WHERE user_id = p_user_id AND path = ANY (p_paths) ORDER BY 1, 2 LOOP
    next_version := next_in_group(place.tour_id);
    UPDATE group_entries SET picture = NULL, version = next_version
      WHERE tour_id = place.tour_id AND number = place.number;
    changed := changed || place.tour_id;
  END LOOP;
  DELETE FROM group_pictures WHERE user_id = p_user_id AND path = ANY (p_paths);
  FOR place IN SELECT DISTINCT ledger_id, path FROM expense_receipts WHERE user_id = p_user_id AND path = ANY (p_paths) ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(place.ledger_id::text, 25));
    UPDATE expense_entries SET receipt = NULL WHERE ledger_id = place.ledger_id AND receipt = place.path;
    UPDATE expense_ledgers SET version = version + 1 WHERE ledger_id = place.ledger_id;
  END LOOP;
  DELETE FROM expense_receipts WHERE user_id = p_user_id AND path = ANY (p_paths);
  WITH gone AS (DELETE FROM media_owners WHERE user_id = p_user_id AND hash = ANY (hashes) RETURNING bytes)
  UPDATE media_usage u SET bytes = u.bytes - g.bytes FROM (SELECT sum(bytes) AS bytes FROM gone) g
    WHERE u.user_id = p_user_id AND g.bytes IS NOT NULL;
  DELETE FROM media m WHERE m.hash = ANY (hashes) AND NOT EXISTS (SELECT FROM media_owners o WHERE o.hash = m.hash);
  RETURN changed;
END $$;
