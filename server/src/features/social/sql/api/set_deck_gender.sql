-- Opens a user's deck to their own gender only, or to everybody. Outcome 'saved', or 'no gender' if the user has said none.
CREATE OR REPLACE FUNCTION set_deck_gender(p_user_id uuid, p_is_only boolean, OUT outcome text) LANGUAGE plpgsql AS $$
BEGIN
  UPDATE genders SET same_gender_deck = p_is_only WHERE user_id = p_user_id AND (gender IS NOT NULL OR NOT p_is_only);
  outcome := CASE WHEN FOUND OR NOT p_is_only THEN 'saved' ELSE 'no gender' END;
END $$;
COMMENT ON FUNCTION set_deck_gender IS 'outcome: saved | no gender';
