-- The first of these people who cannot be in an expense of this day; null if all can: the host and those with a seat,
-- those who left the tour on that day or later, the owner of a trip, guests, and the people of an entry that is replaced.
CREATE OR REPLACE FUNCTION unknown_in_ledger(the_kind text, the_ledger uuid, people uuid[], the_day date, known uuid[])
RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
  allowed uuid[] := known;
BEGIN
  allowed := allowed || ARRAY(SELECT id FROM expense_guests WHERE ledger_id = the_ledger AND id = ANY (people));
  allowed := allowed || ARRAY(
    SELECT user_id FROM expense_people WHERE ledger_id = the_ledger AND user_id = ANY (people) AND left_on >= the_day);
  IF the_kind = 'tour' THEN
    allowed := allowed || ARRAY(SELECT creator_id FROM tours WHERE id = the_ledger
      UNION ALL SELECT user_id FROM tour_participants WHERE tour_id = the_ledger AND user_id = ANY (people));
  ELSE
    allowed := allowed || ARRAY(SELECT owner_id FROM trips WHERE id = the_ledger);
  END IF;
  RETURN (SELECT id FROM unnest(people) id WHERE id <> ALL (allowed) LIMIT 1);
END $$;
