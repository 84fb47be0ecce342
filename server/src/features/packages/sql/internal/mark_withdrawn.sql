-- Withdraws a package, or offers it again, with a line in the audit log if somebody acts. The caller holds the catalogue.
CREATE OR REPLACE FUNCTION mark_withdrawn(the_package uuid, withdrawn boolean, actor jsonb, the_note text)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE packages p SET withdrawn_at = CASE WHEN withdrawn THEN now() END,
    changed_at = CASE WHEN actor IS NULL THEN p.changed_at ELSE now() END WHERE p.id = the_package;
  IF actor IS NULL THEN RETURN; END IF;
  PERFORM audit(actor, CASE WHEN withdrawn THEN 'package.withdraw' ELSE 'package.offer' END, 'package', the_package::text,
    jsonb_build_object('withdrawn', NOT withdrawn), jsonb_build_object('withdrawn', withdrawn), the_note);
END $$;
