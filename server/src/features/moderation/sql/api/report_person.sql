-- Outcome 'reported', 'missing', or 'subject': the reported user has no such group entry or plan. Saves the current
-- evidence with the report. With `also_block`, both are done or neither. `mail_to` (null: no mail) gets a mail with the
-- command to read the report, without its content or names. `subject` is null for a report about the user as a whole.
DROP FUNCTION IF EXISTS report_person(uuid, uuid, text, text, boolean, date);
DROP FUNCTION IF EXISTS report_person(uuid, uuid, text, text, boolean, date, text);
CREATE OR REPLACE FUNCTION report_person(me uuid, other uuid, the_reason text, the_note text, also_block boolean, today date,
  mail_to text, subject jsonb DEFAULT NULL, OUT outcome text, OUT freed uuid[], OUT vacated uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  report uuid := uuidv7();
  content jsonb;
BEGIN
  freed := '{}';
  vacated := '{}';
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  content := evidence_of(me, other);
  IF subject IS NOT NULL THEN
    content := content || jsonb_build_object('subject', subject_evidence(me, other, subject));
    IF jsonb_typeof(content->'subject') = 'null' THEN outcome := 'subject'; RETURN; END IF;
  END IF;
  INSERT INTO reports (id, reporter_id, reported_id, reason, note, subject)
    VALUES (report, me, other, the_reason, the_note, subject);
  INSERT INTO report_evidence (report_id, content) VALUES (report, content);
  IF mail_to IS NOT NULL THEN
    INSERT INTO outbox (id, "to", kind, params)
      VALUES (uuidv7(), mail_to, 'report', jsonb_build_object('reason', the_reason, 'report', report));
  END IF;
  IF also_block THEN SELECT b.freed, b.vacated INTO freed, vacated FROM block_person(me, other, today) b; END IF;
  outcome := 'reported';
END $$;
COMMENT ON FUNCTION report_person IS 'outcome: reported | missing | subject; never null: freed, vacated';
