-- Whether somebody other than its writer may see a reference: it is shown and not hidden, and neither a block nor a
-- suspension hides its writer.
CREATE OR REPLACE FUNCTION can_see_reference(r travel_references, p_user_id uuid, p_today date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT r.shown_from <= p_today AND r.hidden_at IS NULL AND NOT are_blocked(p_user_id, r.from_id) AND NOT is_suspended(r.from_id);
$$;
