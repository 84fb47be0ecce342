-- Outcome 'reported', 'missing', or 'subject': the reported user has no such group entry or plan. Saves the current
-- evidence with the report. With `p_also_block`, both are done or neither. `p_mail_to` (null: no mail) gets a mail with the
-- command to read the report, without its content or names. `p_subject` is null for a report about the user as a whole.
DROP FUNCTION IF EXISTS report_person(uuid, uuid, text, text, boolean, date);
DROP FUNCTION IF EXISTS report_person(uuid, uuid, text, text, boolean, date, text);
CREATE OR REPLACE FUNCTION report_person(p_user_id uuid, p_other_id uuid, p_reason text, p_note text, p_also_block boolean, p_today date,
  p_mail_to text, p_subject jsonb DEFAULT NULL, OUT outcome text, OUT freed uuid[], OUT vacated uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  report uuid := uuidv7();
  content jsonb;
BEGIN
  freed := '{}';
  vacated := '{}';
  IF NOT lock_pair(p_user_id, p_other_id) THEN outcome := 'missing'; RETURN; END IF;
  content := person_evidence(p_user_id, p_other_id);
  IF p_subject IS NOT NULL THEN
    content := content || jsonb_build_object('subject', subject_evidence(p_user_id, p_other_id, p_subject));
    IF jsonb_typeof(content->'subject') = 'null' THEN outcome := 'subject'; RETURN; END IF;
  END IF;
  INSERT INTO reports (id, reporter_id, reported_id, reason, note, subject)
    VALUES (report, p_user_id, p_other_id, p_reason, p_note, p_subject);
  INSERT INTO report_evidence (report_id, content) VALUES (report, content);
  IF p_mail_to IS NOT NULL THEN
    INSERT INTO outbox (id, "to", kind, params)
      VALUES (uuidv7(), p_mail_to, 'report', jsonb_build_object('reason', p_reason, 'report', report));
  END IF;
  IF p_also_block THEN SELECT b.freed, b.vacated INTO freed, vacated FROM block_person(p_user_id, p_other_id, p_today) b; END IF;
  outcome := 'reported';
END $$;
COMMENT ON FUNCTION report_person IS 'outcome: reported | missing | subject; never null: freed, vacated';
