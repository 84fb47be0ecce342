-- Whether an act of a moderator is a decision about somebody, which they are told of and can appeal against.
CREATE OR REPLACE FUNCTION is_decision(act text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT act IN ('warn', 'hide', 'removePicture', 'suspend', 'cancelTour');
$$;
