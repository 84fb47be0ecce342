-- Whether the gender filters of both decks let the two users see each other.
CREATE OR REPLACE FUNCTION decks_open(a uuid, b uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM genders WHERE user_id IN (a, b) AND same_gender_deck)
    OR (SELECT gender FROM genders WHERE user_id = a) = (SELECT gender FROM genders WHERE user_id = b);
$$;
