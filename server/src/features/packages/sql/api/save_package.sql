-- Saves an editor's facts as the newest version of a package, or adds a package if `the_package` is null. The outcome is `saved`,
-- `missing`, `stale` (somebody has changed it since the expected version) or `slugTaken`.
CREATE OR REPLACE FUNCTION save_package(the_package uuid, expected integer, facts jsonb, place_ids text[], words text,
  actor jsonb, act text, the_note text, OUT outcome text, OUT saved uuid, OUT number integer) LANGUAGE plpgsql AS $$
DECLARE
  old packages;
BEGIN
  PERFORM hold_catalogue();
  SELECT * INTO old FROM packages p WHERE p.id = the_package FOR UPDATE;
  outcome := CASE
    WHEN the_package IS NOT NULL AND old.id IS NULL THEN 'missing'
    WHEN old.id IS NOT NULL AND old.version <> expected THEN 'stale'
    WHEN EXISTS (SELECT FROM packages p WHERE p.slug = facts->>'slug' AND p.id IS DISTINCT FROM the_package) THEN 'slugTaken'
    ELSE 'saved' END;
  IF outcome <> 'saved' THEN RETURN; END IF;
  SELECT w.written, w.number INTO saved, number FROM write_package(old, facts, place_ids, words, actor, act, the_note) w;
END $$;
COMMENT ON FUNCTION save_package IS 'outcome: saved (saved, number) | missing | stale | slugTaken';
