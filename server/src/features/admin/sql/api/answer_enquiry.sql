-- Stores the answer to an open enquiry and queues its mail, once. Outcome 'answered', 'already' or 'missing'. Processes of an
-- earlier version also give the words of the mail.
CREATE OR REPLACE FUNCTION answer_enquiry(p_enquiry_id uuid, p_actor jsonb, p_answer text, p_subject text DEFAULT NULL,
  p_mail text DEFAULT NULL, p_at timestamptz DEFAULT now()) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF NOT finish_enquiry(p_enquiry_id, p_actor, p_answer, p_at) THEN
    RETURN CASE WHEN EXISTS (SELECT FROM enquiries e WHERE e.id = p_enquiry_id) THEN 'already' ELSE 'missing' END;
  END IF;
  INSERT INTO outbox (id, "to", kind, params)
    SELECT uuidv7(), e.email, 'enquiryAnswer', jsonb_build_object('name', e.name, 'message', e.message, 'answer', p_answer)
    FROM enquiries e WHERE e.id = p_enquiry_id;
  RETURN 'answered';
END $$;
COMMENT ON FUNCTION answer_enquiry IS 'outcome: answered | already | missing';
