-- Whether a member of the staff has a part in a report: they made it, it is about them, about something in a tour that they
-- host, or about a reference that is about them. They neither see nor decide it.
CREATE OR REPLACE FUNCTION is_own_report(p_report reports, p_staff_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_report.reported_id = p_staff_id OR coalesce(p_report.reporter_id = p_staff_id, false)
    OR EXISTS (SELECT FROM tours t WHERE t.id = (p_report.subject->>'tourId')::uuid AND t.creator_id = p_staff_id)
    OR EXISTS (SELECT FROM trip_friends f WHERE f.trip_id = (p_report.subject->>'tourId')::uuid AND f.owner_id = p_staff_id)
    OR EXISTS (SELECT FROM travel_references f
      WHERE f.id = (p_report.subject->>'referenceId')::uuid AND f.about_id = p_staff_id);
$$;
