-- Whether a member of the staff has reported a person. They take no decision about that person.
CREATE OR REPLACE FUNCTION has_reported(p_staff_id uuid, p_user_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM reports r WHERE r.reporter_id = p_staff_id AND r.reported_id = p_user_id);
$$;
