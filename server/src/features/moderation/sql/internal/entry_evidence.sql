-- An entry of a group as the evidence of a report has it: with the role of its author in the report instead of a name, and
-- of other people without the picture.
CREATE OR REPLACE FUNCTION entry_evidence(entry group_entries, p_reporter_id uuid, p_reported_id uuid) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'by', CASE entry.from_id WHEN p_reported_id THEN 'reported' WHEN p_reporter_id THEN 'reporter' ELSE 'other' END,
    'text', entry.text,
    'picture', CASE WHEN entry.from_id IN (p_reporter_id, p_reported_id) THEN entry.picture END,
    'at', entry.created_at);
$$;
