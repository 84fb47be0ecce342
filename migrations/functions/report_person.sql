-- Outcome 'reported', or 'missing'. Saves the current evidence with the report. With `also_block`, both are done or
-- neither. `mail_to` (null: no mail) gets a mail with the command to read the report, without its content or names.
DROP FUNCTION IF EXISTS report_person(uuid, uuid, text, text, boolean, date);
DROP FUNCTION IF EXISTS report_person(uuid, uuid, text, text, boolean, date, text);
CREATE OR REPLACE FUNCTION report_person(me uuid, other uuid, the_reason text, the_note text, also_block boolean, today date,
  mail_to text, OUT outcome text, OUT freed uuid[], OUT vacated uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  report uuid := uuidv7();
BEGIN
  freed := '{}';
  vacated := '{}';
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  INSERT INTO reports (id, reporter_id, reported_id, reason, note) VALUES (report, me, other, the_reason, the_note);
  INSERT INTO report_evidence (report_id, content) VALUES (report, evidence_of(me, other));
  IF mail_to IS NOT NULL THEN
    INSERT INTO outbox (id, "to", kind, params)
      VALUES (uuidv7(), mail_to, 'report', jsonb_build_object('reason', the_reason, 'report', report));
  END IF;
  IF also_block THEN SELECT b.freed, b.vacated INTO freed, vacated FROM block_person(me, other, today) b; END IF;
  outcome := 'reported';
END $$;
