-- Saves an editor's facts as the newest version of a package, or adds a package if `p_package_id` is null. The outcome is `saved`,
-- `missing`, `stale` (somebody has changed it since the expected version) or `slugTaken`.
CREATE OR REPLACE FUNCTION save_package(p_package_id uuid, p_expected integer, p_facts jsonb, p_place_ids text[], p_words text,
  p_actor jsonb, p_act text, p_note text, OUT outcome text, OUT saved uuid, OUT number integer) LANGUAGE plpgsql AS $$
DECLARE
  old packages;
BEGIN
  PERFORM lock_catalogue();
  SELECT * INTO old FROM packages p WHERE p.id = p_package_id FOR UPDATE;
  outcome := CASE
    WHEN p_package_id IS NOT NULL AND old.id IS NULL THEN 'missing'
    WHEN old.id IS NOT NULL AND old.version <> p_expected THEN 'stale'
    WHEN EXISTS (SELECT FROM packages p WHERE p.slug = p_facts->>'slug' AND p.id IS DISTINCT FROM p_package_id) THEN 'slugTaken'
    ELSE 'saved' END;
  IF outcome <> 'saved' THEN RETURN; END IF;
  SELECT w.written, w.number INTO saved, number FROM write_package(old, p_facts, p_place_ids, p_words, p_actor, p_act, p_note) w;
END $$;
COMMENT ON FUNCTION save_package IS 'outcome: saved (saved, number) | missing | stale | slugTaken';
