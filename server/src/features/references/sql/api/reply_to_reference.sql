-- Stores the reply of the person whom a reference is about. Outcome 'replied' (also for a repetition of the same one),
-- or the reason why not: 'missing' (no such reference, or the caller may not see it), 'once' (they have replied).
CREATE OR REPLACE FUNCTION reply_to_reference(me uuid, the_reference uuid, the_text text, today date) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  r travel_references%ROWTYPE;
BEGIN
  SELECT * INTO r FROM travel_references WHERE id = the_reference AND about_id = me;
  IF NOT FOUND OR NOT hold_pair(me, r.from_id) THEN RETURN 'missing'; END IF;
  SELECT * INTO r FROM travel_references WHERE id = the_reference FOR UPDATE;
  IF NOT FOUND OR r.shown_from > today OR r.hidden_at IS NOT NULL OR are_blocked(me, r.from_id)
    OR is_suspended(r.from_id) THEN RETURN 'missing'; END IF;
  IF r.reply IS NOT NULL THEN RETURN CASE WHEN r.reply = the_text THEN 'replied' ELSE 'once' END; END IF;
  UPDATE travel_references SET reply = the_text, replied_at = now() WHERE id = the_reference;
  RETURN 'replied';
END $$;
COMMENT ON FUNCTION reply_to_reference IS 'outcome: replied | missing | once';
