-- Marks an open enquiry as answered, and stores the answer if one is mailed. False if no open enquiry has this id.
CREATE OR REPLACE FUNCTION finish_enquiry(the_enquiry uuid, actor jsonb, the_answer text, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM enquiries e WHERE e.id = the_enquiry AND e.done_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE enquiries e SET done_at = at, answer = coalesce(the_answer, e.answer), done_audit_id = audit(actor,
    CASE WHEN the_answer IS NULL THEN 'enquiry.done' ELSE 'enquiry.answer' END, 'enquiry', the_enquiry::text,
    jsonb_build_object('answered', false), jsonb_build_object('answered', true))
    WHERE e.id = the_enquiry;
  RETURN true;
END $$;
