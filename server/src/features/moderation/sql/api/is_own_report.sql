-- Whether a member of the staff has a part in a report: they made it, it is about them, about something in a tour that they
-- host or a trip that they own, or about a reference that is about them. They neither see nor decide it. In plpgsql and
-- several statements, since trips may be in other databases than tours.
CREATE OR REPLACE FUNCTION is_own_report(p_report reports, p_staff_id uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_group_id uuid := p_report.subject->>'tourId';
BEGIN
  IF p_report.reported_id = p_staff_id OR coalesce(p_report.reporter_id = p_staff_id, false)
    OR EXISTS (SELECT FROM tours t WHERE t.id = v_group_id AND t.creator_id = p_staff_id)
    OR EXISTS (SELECT FROM travel_references f
      WHERE f.id = (p_report.subject->>'referenceId')::uuid AND f.about_id = p_staff_id) THEN
    RETURN true;
  END IF;
  IF v_group_id IS NULL THEN RETURN false; END IF;
  PERFORM FROM trips t WHERE t.id = v_group_id AND t.owner_id = p_staff_id;
  RETURN FOUND;
END $$;
