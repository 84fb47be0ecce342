-- Settles a report of a wrong fact, or reopens it. One that is so already stays, without a line in the audit log. False if there
-- is none.
CREATE OR REPLACE FUNCTION settle_wrong_fact(the_fact uuid, settled boolean, actor jsonb, the_note text, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  line uuid;
BEGIN
  PERFORM FROM wrong_facts w WHERE w.id = the_fact AND (w.done_at IS NULL) = settled FOR UPDATE;
  IF FOUND THEN
    line := audit(actor, CASE WHEN settled THEN 'wrongFact.settle' ELSE 'wrongFact.reopen' END, 'wrongFact', the_fact::text,
      jsonb_build_object('settled', NOT settled), jsonb_build_object('settled', settled), the_note);
    UPDATE wrong_facts w SET done_at = CASE WHEN settled THEN at END, done_audit_id = CASE WHEN settled THEN line END
      WHERE w.id = the_fact;
  END IF;
  RETURN EXISTS (SELECT FROM wrong_facts w WHERE w.id = the_fact);
END $$;
