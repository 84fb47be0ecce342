-- The position of a user's deck; null if it is at the user's own key.
CREATE OR REPLACE FUNCTION deck_position(p_reader_id uuid, OUT deck_at double precision) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT position INTO deck_at FROM deck_places WHERE user_id = p_reader_id;
END $$;
