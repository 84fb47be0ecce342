-- Whether an act of a moderator is a decision about somebody, which they are told of and can appeal against.
CREATE OR REPLACE FUNCTION is_decision(p_act text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_act IN ('warn', 'hide', 'removePicture', 'suspend', 'cancelTour');
$$;
