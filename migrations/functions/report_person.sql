-- Outcome 'reported', or 'missing'. The report keeps what it is judged by, as that stands now. With `also_block`, both are
-- done or neither.
CREATE OR REPLACE FUNCTION report_person(me uuid, other uuid, the_reason text, the_note text, also_block boolean, today date,
  OUT outcome text, OUT freed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  report uuid := uuidv7();
BEGIN
  freed := '{}';
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  INSERT INTO reports (id, reporter_id, reported_id, reason, note) VALUES (report, me, other, the_reason, the_note);
  INSERT INTO report_evidence (report_id, content) VALUES (report, evidence_of(me, other));
  IF also_block THEN SELECT b.freed INTO freed FROM block_person(me, other, today) b; END IF;
  outcome := 'reported';
END $$;
