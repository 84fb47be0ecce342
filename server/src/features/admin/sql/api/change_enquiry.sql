-- Reopens an answered enquiry, whose answer stays, or deletes one. The audit log gets no text of it. False if there is none;
-- one that is open already stays.
CREATE OR REPLACE FUNCTION change_enquiry(p_enquiry_id uuid, p_act text, p_actor jsonb, p_note text) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  was_done boolean;
BEGIN
  SELECT e.done_at IS NOT NULL INTO was_done FROM enquiries e WHERE e.id = p_enquiry_id FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF p_act = 'reopen' AND NOT was_done THEN RETURN true; END IF;
  PERFORM audit(p_actor, 'enquiry.' || p_act, 'enquiry', p_enquiry_id::text, jsonb_build_object('answered', was_done),
    CASE WHEN p_act = 'reopen' THEN jsonb_build_object('answered', false) END, p_note);
  IF p_act = 'remove' THEN
    DELETE FROM enquiries WHERE id = p_enquiry_id;
  ELSE
    UPDATE enquiries SET done_at = NULL, done_audit_id = NULL WHERE id = p_enquiry_id;
  END IF;
  RETURN true;
END $$;
