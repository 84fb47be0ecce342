-- Stores the answer to an open enquiry and queues its mail, once. Outcome 'answered', 'already' or 'missing'.
CREATE OR REPLACE FUNCTION answer_enquiry(the_enquiry uuid, actor jsonb, the_answer text, subject text, mail text, at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF NOT finish_enquiry(the_enquiry, actor, the_answer, at) THEN
    RETURN CASE WHEN EXISTS (SELECT FROM enquiries e WHERE e.id = the_enquiry) THEN 'already' ELSE 'missing' END;
  END IF;
  INSERT INTO outbox (id, "to", subject, text) SELECT uuidv7(), e.email, subject, mail FROM enquiries e WHERE e.id = the_enquiry;
  RETURN 'answered';
END $$;
COMMENT ON FUNCTION answer_enquiry IS 'outcome: answered | already | missing';
