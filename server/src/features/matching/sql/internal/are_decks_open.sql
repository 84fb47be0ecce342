-- Whether the gender filters of both decks let the two users see each other. A deck that is open to one gender is not open
-- to somebody who has said none.
CREATE OR REPLACE FUNCTION are_decks_open(p_user_a uuid, p_user_b uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM genders WHERE user_id IN (p_user_a, p_user_b) AND same_gender_deck)
    OR coalesce((SELECT gender FROM genders WHERE user_id = p_user_a) = (SELECT gender FROM genders WHERE user_id = p_user_b), false);
$$;
