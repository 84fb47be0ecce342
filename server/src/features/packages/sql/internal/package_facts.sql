-- The facts of a package, as a catalogue file has them, without whether it is withdrawn. Null for no package.
CREATE OR REPLACE FUNCTION package_facts(p packages) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p.id IS NULL THEN RETURN NULL; END IF;
  RETURN jsonb_build_object('slug', p.slug, 'name', p.name, 'description', p.description, 'tourType', p.tour_type,
    'price', p.price, 'nights', p.nights, 'images', to_jsonb(p.images), 'imageUrl', p.image_url,
    'destinations', to_jsonb(p.destinations), 'activities', p.activities, 'raccom', p.accommodations);
END $$;
