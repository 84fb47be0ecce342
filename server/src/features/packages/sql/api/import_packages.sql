-- Adds packages, and changes those whose slug is known. Each row has the facts and what follows from them: `placeIds` and
-- `search`; `withdrawn` only if it is to change that. Without an actor (the first start of a server) nothing is audited.
CREATE OR REPLACE FUNCTION import_packages(p_entries jsonb, p_actor jsonb, p_note text, OUT added integer, OUT updated integer,
  OUT unchanged integer) LANGUAGE plpgsql AS $$
DECLARE
  entry jsonb;
  facts jsonb;
  place_ids text[];
  old packages;
  stays boolean;
  written_id uuid;
BEGIN
  PERFORM lock_catalogue();
  added := 0;
  updated := 0;
  unchanged := 0;
  FOR entry IN SELECT value FROM jsonb_array_elements(p_entries) WITH ORDINALITY ORDER BY ordinality LOOP
    facts := entry->'facts';
    place_ids := ARRAY(SELECT jsonb_array_elements_text(entry->'placeIds'));
    SELECT * INTO old FROM packages p WHERE p.slug = facts->>'slug' FOR UPDATE;
    stays := coalesce((entry->>'withdrawn')::boolean = (old.withdrawn_at IS NOT NULL), true);
    IF stays AND package_facts(old) = facts AND old.place_ids = place_ids AND old.search = entry->>'search' THEN
      unchanged := unchanged + 1;
      CONTINUE;
    END IF;
    SELECT w.written INTO written_id
      FROM write_package(old, facts, place_ids, entry->>'search', p_actor, 'package.import', p_note) w;
    IF NOT stays THEN PERFORM mark_withdrawn(written_id, (entry->>'withdrawn')::boolean, p_actor, p_note); END IF;
    IF old.id IS NULL THEN added := added + 1; ELSE updated := updated + 1; END IF;
  END LOOP;
END $$;
COMMENT ON FUNCTION import_packages IS 'never null: added, updated, unchanged';
