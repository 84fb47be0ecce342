-- The first of these people who cannot be in an expense of this day; null if all can: the host and those with a seat,
-- the owner of a trip and those who come along by invitation, those who left on that day or later, guests, and the people of
-- an entry that is replaced.
CREATE OR REPLACE FUNCTION find_ineligible_person(p_kind text, p_ledger_id uuid, p_people uuid[], p_day date, p_known uuid[])
RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
  allowed uuid[] := p_known;
BEGIN
  allowed := allowed || ARRAY(SELECT id FROM expense_guests WHERE ledger_id = p_ledger_id AND id = ANY (p_people));
  allowed := allowed || ARRAY(
    SELECT user_id FROM expense_people WHERE ledger_id = p_ledger_id AND user_id = ANY (p_people) AND left_on >= p_day);
  IF p_kind = 'tour' THEN
    allowed := allowed || ARRAY(SELECT creator_id FROM tours WHERE id = p_ledger_id
      UNION ALL SELECT user_id FROM tour_participants WHERE tour_id = p_ledger_id AND user_id = ANY (p_people));
  ELSE
    allowed := allowed || ARRAY(SELECT owner_id FROM trips WHERE id = p_ledger_id);
    allowed := allowed || ARRAY(SELECT user_id FROM trip_friends
      WHERE trip_id = p_ledger_id AND user_id = ANY (p_people) AND state = 'going');
  END IF;
  RETURN (SELECT id FROM unnest(p_people) id WHERE id <> ALL (allowed) LIMIT 1);
END $$;
