-- Hides a reference with a reason for its writer, or shows it again with none, and writes the audit log. False if there is
-- no such reference, or nothing to change.
CREATE OR REPLACE FUNCTION hide_reference(the_reference uuid, actor jsonb, the_reason text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  earlier text;
BEGIN
  SELECT f.hidden_reason INTO earlier FROM travel_references f
    WHERE f.id = the_reference AND (f.hidden_at IS NULL) = (the_reason IS NOT NULL) FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE travel_references f SET hidden_at = CASE WHEN the_reason IS NULL THEN NULL ELSE now() END, hidden_reason = the_reason
    WHERE f.id = the_reference;
  PERFORM audit(actor, CASE WHEN the_reason IS NULL THEN 'reference.show' ELSE 'reference.hide' END, 'reference',
    the_reference::text, jsonb_build_object('hidden', earlier), jsonb_build_object('hidden', the_reason));
  RETURN true;
END $$;
