-- Withdraws the package with this id or slug, or offers it again, and returns its name and whether that was a change. No row for
-- an unknown package.
CREATE OR REPLACE FUNCTION withdraw_package(p_id_or_slug text, p_withdrawn boolean, p_actor jsonb, p_note text)
RETURNS TABLE (name text, changed boolean) LANGUAGE plpgsql AS $$
DECLARE
  found_id uuid;
BEGIN
  PERFORM lock_catalogue();
  SELECT p.id, p.name, (p.withdrawn_at IS NOT NULL) <> p_withdrawn INTO found_id, name, changed FROM packages p
    WHERE p.id::text = p_id_or_slug OR p.slug = p_id_or_slug FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF changed THEN PERFORM mark_withdrawn(found_id, p_withdrawn, p_actor, p_note); END IF;
  RETURN NEXT;
END $$;
COMMENT ON FUNCTION withdraw_package IS 'never null: name, changed';
