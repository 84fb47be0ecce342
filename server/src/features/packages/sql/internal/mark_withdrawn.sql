-- Withdraws a package, or offers it again, with a line in the audit log if somebody acts. The caller holds the catalogue.
CREATE OR REPLACE FUNCTION mark_withdrawn(p_package_id uuid, p_withdrawn boolean, p_actor jsonb, p_note text)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE packages p SET withdrawn_at = CASE WHEN p_withdrawn THEN now() END,
    changed_at = CASE WHEN p_actor IS NULL THEN p.changed_at ELSE now() END WHERE p.id = p_package_id;
  IF p_actor IS NULL THEN RETURN; END IF;
  PERFORM audit(p_actor, CASE WHEN p_withdrawn THEN 'package.withdraw' ELSE 'package.offer' END, 'package', p_package_id::text,
    jsonb_build_object('withdrawn', NOT p_withdrawn), jsonb_build_object('withdrawn', p_withdrawn), p_note);
END $$;
