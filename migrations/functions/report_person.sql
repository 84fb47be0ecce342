-- Outcome 'reported', or 'missing'. With `also_block`, both are done or neither.
CREATE OR REPLACE FUNCTION report_person(me uuid, other uuid, the_reason text, the_note text, also_block boolean, today date,
  OUT outcome text, OUT freed uuid[]) LANGUAGE plpgsql AS $$
BEGIN
  freed := '{}';
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  INSERT INTO reports (id, reporter_id, reported_id, reason, note) VALUES (uuidv7(), me, other, the_reason, the_note);
  IF also_block THEN SELECT b.freed INTO freed FROM block_person(me, other, today) b; END IF;
  outcome := 'reported';
END $$;
