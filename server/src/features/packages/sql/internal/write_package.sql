-- Writes facts as the newest version of a package, or adds a package, with a line in the audit log: what changed, before and
-- after. The first change keeps what was before as version 1. The same facts are no new version. Without an actor (the first start
-- of a server) there are no versions and no lines. The caller holds the catalogue.
CREATE OR REPLACE FUNCTION write_package(old packages, facts jsonb, place_ids text[], words text, actor jsonb, act text,
  the_note text, OUT written uuid, OUT number integer) LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := package_facts(old);
  is_new boolean := old.id IS NULL;
  changed boolean := before IS DISTINCT FROM facts;
  line uuid;
BEGIN
  written := coalesce(old.id, uuidv7());
  number := coalesce(old.version, 0);
  IF changed AND actor IS NOT NULL THEN
    number := CASE WHEN number = 0 AND NOT is_new THEN 2 ELSE number + 1 END;
  END IF;
  INSERT INTO packages (id, slug, name, description, tour_type, price, nights, images, image_url, destinations, place_ids,
      activities, accommodations, search, version, changed_at)
    VALUES (written, facts->>'slug', facts->>'name', facts->>'description', facts->>'tourType', (facts->>'price')::integer,
      (facts->>'nights')::integer, ARRAY(SELECT jsonb_array_elements_text(facts->'images')), facts->>'imageUrl',
      ARRAY(SELECT jsonb_array_elements_text(facts->'destinations')), place_ids, facts->'activities', facts->'raccom', words,
      number, CASE WHEN changed AND actor IS NOT NULL THEN now() ELSE old.changed_at END)
    ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, description = excluded.description,
      tour_type = excluded.tour_type, price = excluded.price, nights = excluded.nights, images = excluded.images,
      image_url = excluded.image_url, destinations = excluded.destinations, place_ids = excluded.place_ids,
      activities = excluded.activities, accommodations = excluded.accommodations, search = excluded.search,
      version = excluded.version, changed_at = excluded.changed_at;
  IF NOT changed OR actor IS NULL THEN RETURN; END IF;
  line := audit(actor, act, 'package', written::text,
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(before) WHERE value IS DISTINCT FROM facts->key),
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(facts) WHERE is_new OR value IS DISTINCT FROM before->key), the_note);
  IF number = 2 THEN
    INSERT INTO package_versions (package_id, number, facts, audit_id) VALUES (written, 1, before, line)
      ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO package_versions (package_id, number, facts, audit_id) VALUES (written, write_package.number, facts, line);
END $$;
