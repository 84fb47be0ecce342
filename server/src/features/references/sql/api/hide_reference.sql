-- Hides a reference with a reason for its writer, or shows it again with none, and writes the audit log. False if there is
-- no such reference, nothing to change, or the member of the staff wrote it or is whom it is about.
CREATE OR REPLACE FUNCTION hide_reference(p_reference_id uuid, p_actor jsonb, p_reason text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  me uuid := (p_actor->>'staff')::uuid;
  earlier text;
BEGIN
  SELECT f.hidden_reason INTO earlier FROM travel_references f
    WHERE f.id = p_reference_id AND (f.hidden_at IS NULL) = (p_reason IS NOT NULL)
      AND f.from_id IS DISTINCT FROM me AND f.about_id IS DISTINCT FROM me FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE travel_references f SET hidden_at = CASE WHEN p_reason IS NULL THEN NULL ELSE now() END, hidden_reason = p_reason
    WHERE f.id = p_reference_id;
  PERFORM audit(p_actor, CASE WHEN p_reason IS NULL THEN 'reference.show' ELSE 'reference.hide' END, 'reference',
    p_reference_id::text, jsonb_build_object('hidden', earlier), jsonb_build_object('hidden', p_reason));
  RETURN true;
END $$;
