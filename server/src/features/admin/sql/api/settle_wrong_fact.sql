DROP FUNCTION IF EXISTS settle_wrong_fact(uuid, boolean, jsonb, text, timestamptz);

-- Settles a report of a wrong fact, or reopens it. One that is so already stays, without a line in the audit log. `p_fact` is the fact
-- that the editor found right, or corrected. False if there is none.
CREATE OR REPLACE FUNCTION settle_wrong_fact(p_fact_id uuid, p_settled boolean, p_actor jsonb, p_note text, p_at timestamptz,
  p_fact text DEFAULT NULL) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  line uuid;
BEGIN
  PERFORM FROM wrong_facts w WHERE w.id = p_fact_id AND (w.done_at IS NULL) = p_settled FOR UPDATE;
  IF FOUND THEN
    line := audit(p_actor, CASE WHEN p_settled THEN 'wrongFact.settle' ELSE 'wrongFact.reopen' END, 'wrongFact', p_fact_id::text,
      jsonb_build_object('settled', NOT p_settled),
      jsonb_strip_nulls(jsonb_build_object('settled', p_settled, 'checked', CASE WHEN p_settled THEN p_fact END)), p_note);
    UPDATE wrong_facts w SET done_at = CASE WHEN p_settled THEN p_at END, done_audit_id = CASE WHEN p_settled THEN line END,
      checked_fact = CASE WHEN p_settled THEN p_fact END
      WHERE w.id = p_fact_id;
  END IF;
  RETURN EXISTS (SELECT FROM wrong_facts w WHERE w.id = p_fact_id);
END $$;
