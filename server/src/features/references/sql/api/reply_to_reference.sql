-- Stores the reply of the person whom a reference is about. Outcome 'replied' (also for a repetition of the same one),
-- or the reason why not: 'missing' (no such reference, or the caller may not see it), 'once' (they have replied).
CREATE OR REPLACE FUNCTION reply_to_reference(p_user_id uuid, p_reference_id uuid, p_text text, p_today date) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  r travel_references%ROWTYPE;
BEGIN
  SELECT * INTO r FROM travel_references WHERE id = p_reference_id AND about_id = p_user_id;
  IF NOT FOUND OR NOT lock_pair(p_user_id, r.from_id) THEN RETURN 'missing'; END IF;
  SELECT * INTO r FROM travel_references WHERE id = p_reference_id FOR UPDATE;
  IF NOT FOUND OR NOT can_see_reference(r, p_user_id, p_today) THEN RETURN 'missing'; END IF;
  IF r.reply IS NOT NULL THEN RETURN CASE WHEN r.reply = p_text THEN 'replied' ELSE 'once' END; END IF;
  UPDATE travel_references SET reply = p_text, replied_at = now() WHERE id = p_reference_id;
  RETURN 'replied';
END $$;
COMMENT ON FUNCTION reply_to_reference IS 'outcome: replied | missing | once';
