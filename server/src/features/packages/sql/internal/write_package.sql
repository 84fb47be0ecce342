-- Writes facts as the newest version of a package, or adds a package, with a line in the audit log: what changed, before and
-- after. The first change keeps what was before as version 1. The same facts are no new version. Without an actor (the first start
-- of a server) there are no versions and no lines. The caller holds the catalogue.
CREATE OR REPLACE FUNCTION write_package(old packages, p_facts jsonb, p_place_ids text[], p_words text, p_actor jsonb, p_act text,
  p_note text, OUT written uuid, OUT number integer) LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := package_facts(old);
  is_new boolean := old.id IS NULL;
  changed boolean := before IS DISTINCT FROM p_facts;
  line uuid;
BEGIN
  written := coalesce(old.id, uuidv7());
  number := coalesce(old.version, 0);
  IF changed AND p_actor IS NOT NULL THEN
    number := CASE WHEN number = 0 AND NOT is_new THEN 2 ELSE number + 1 END;
  END IF;
  INSERT INTO packages (id, slug, name, description, tour_type, price, nights, images, image_url, destinations, place_ids,
      activities, accommodations, search, version, changed_at)
    VALUES (written, p_facts->>'slug', p_facts->>'name', p_facts->>'description', p_facts->>'tourType', (p_facts->>'price')::integer,
      (p_facts->>'nights')::integer, ARRAY(SELECT jsonb_array_elements_text(p_facts->'images')), p_facts->>'imageUrl',
      ARRAY(SELECT jsonb_array_elements_text(p_facts->'destinations')), p_place_ids, p_facts->'activities', p_facts->'raccom', p_words,
      number, CASE WHEN changed AND p_actor IS NOT NULL THEN now() ELSE old.changed_at END)
    ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, description = excluded.description,
      tour_type = excluded.tour_type, price = excluded.price, nights = excluded.nights, images = excluded.images,
      image_url = excluded.image_url, destinations = excluded.destinations, place_ids = excluded.place_ids,
      activities = excluded.activities, accommodations = excluded.accommodations, search = excluded.search,
      version = excluded.version, changed_at = excluded.changed_at;
  IF NOT changed OR p_actor IS NULL THEN RETURN; END IF;
  line := audit(p_actor, p_act, 'package', written::text,
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(before) WHERE value IS DISTINCT FROM p_facts->key),
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(p_facts) WHERE is_new OR value IS DISTINCT FROM before->key), p_note);
  IF number = 2 THEN
    INSERT INTO package_versions (package_id, number, facts, audit_id) VALUES (written, 1, before, line)
      ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO package_versions (package_id, number, facts, audit_id) VALUES (written, write_package.number, p_facts, line);
END $$;
