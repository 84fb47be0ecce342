-- Closes reports that are open, or corrects the outcome of closed ones, and tells the reporters of those that were open.
CREATE OR REPLACE FUNCTION close_reports(p_report_ids uuid[], p_outcome text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notices (id, user_id, kind)
    SELECT uuidv7(), r.reporter_id, 'reportDecided' FROM reports r
    WHERE r.id = ANY (p_report_ids) AND r.closed_at IS NULL AND r.reporter_id IS NOT NULL;
  UPDATE reports r SET closed_at = coalesce(r.closed_at, now()), seen_at = coalesce(r.seen_at, now()), outcome = p_outcome
    WHERE r.id = ANY (p_report_ids);
END $$;
