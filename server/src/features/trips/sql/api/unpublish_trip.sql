-- The owner of a trip takes its public page down; false if there is none. A page that the moderators have hidden stays stored and
-- ended, so that the owner can neither ask for another one nor find it public when the decision is taken back.
CREATE OR REPLACE FUNCTION unpublish_trip(p_owner_id uuid, p_trip_id uuid, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public_trips WHERE trip_id = p_trip_id AND owner_id = p_owner_id AND hidden_at IS NULL;
  IF NOT FOUND THEN
    UPDATE public_trips SET ended_at = coalesce(ended_at, p_at) WHERE trip_id = p_trip_id AND owner_id = p_owner_id;
    IF NOT FOUND THEN RETURN false; END IF;
  END IF;
  DELETE FROM notices WHERE trip_id = p_trip_id AND kind = 'publishAsked';
  RETURN true;
END $$;
