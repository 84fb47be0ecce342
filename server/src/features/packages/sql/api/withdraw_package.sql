-- Withdraws the package with this id or slug, or offers it again, and returns its name and whether that was a change. No row for
-- an unknown package.
CREATE OR REPLACE FUNCTION withdraw_package(id_or_slug text, withdrawn boolean, actor jsonb, the_note text)
RETURNS TABLE (name text, changed boolean) LANGUAGE plpgsql AS $$
DECLARE
  found_id uuid;
BEGIN
  PERFORM hold_catalogue();
  SELECT p.id, p.name, (p.withdrawn_at IS NOT NULL) <> withdrawn INTO found_id, name, changed FROM packages p
    WHERE p.id::text = id_or_slug OR p.slug = id_or_slug FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF changed THEN PERFORM mark_withdrawn(found_id, withdrawn, actor, the_note); END IF;
  RETURN NEXT;
END $$;
COMMENT ON FUNCTION withdraw_package IS 'never null: name, changed';
