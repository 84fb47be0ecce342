-- Stores the answer to an open enquiry and queues its mail, once. Outcome 'answered', 'already' or 'missing'.
CREATE OR REPLACE FUNCTION answer_enquiry(p_enquiry_id uuid, p_actor jsonb, p_answer text, p_subject text, p_mail text, p_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF NOT finish_enquiry(p_enquiry_id, p_actor, p_answer, p_at) THEN
    RETURN CASE WHEN EXISTS (SELECT FROM enquiries e WHERE e.id = p_enquiry_id) THEN 'already' ELSE 'missing' END;
  END IF;
  INSERT INTO outbox (id, "to", subject, text) SELECT uuidv7(), e.email, p_subject, p_mail FROM enquiries e WHERE e.id = p_enquiry_id;
  RETURN 'answered';
END $$;
COMMENT ON FUNCTION answer_enquiry IS 'outcome: answered | already | missing';
