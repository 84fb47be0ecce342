-- Marks an open enquiry as answered, and stores the answer if one is mailed. False if no open enquiry has this id.
CREATE OR REPLACE FUNCTION finish_enquiry(p_enquiry_id uuid, p_actor jsonb, p_answer text, p_at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM enquiries e WHERE e.id = p_enquiry_id AND e.done_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE enquiries e SET done_at = p_at, answer = coalesce(p_answer, e.answer), done_audit_id = audit(p_actor,
    CASE WHEN p_answer IS NULL THEN 'enquiry.done' ELSE 'enquiry.answer' END, 'enquiry', p_enquiry_id::text,
    jsonb_build_object('answered', false), jsonb_build_object('answered', true))
    WHERE e.id = p_enquiry_id;
  RETURN true;
END $$;
