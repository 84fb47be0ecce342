-- Reopens an answered enquiry, whose answer stays, or deletes one. The audit log gets no text of it. False if there is none;
-- one that is open already stays.
CREATE OR REPLACE FUNCTION change_enquiry(the_enquiry uuid, the_act text, actor jsonb, the_note text) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  was_done boolean;
BEGIN
  SELECT e.done_at IS NOT NULL INTO was_done FROM enquiries e WHERE e.id = the_enquiry FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF the_act = 'reopen' AND NOT was_done THEN RETURN true; END IF;
  PERFORM audit(actor, 'enquiry.' || the_act, 'enquiry', the_enquiry::text, jsonb_build_object('answered', was_done),
    CASE WHEN the_act = 'reopen' THEN jsonb_build_object('answered', false) END, the_note);
  IF the_act = 'remove' THEN
    DELETE FROM enquiries WHERE id = the_enquiry;
  ELSE
    UPDATE enquiries SET done_at = NULL, done_audit_id = NULL WHERE id = the_enquiry;
  END IF;
  RETURN true;
END $$;
