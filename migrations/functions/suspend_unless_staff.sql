-- Suspends somebody as suspend_person does; outcome 'staff' for members of the staff, who lose their roles first.
CREATE OR REPLACE FUNCTION suspend_unless_staff(the_user uuid, actor jsonb, days integer, the_words text, the_note text,
  today date, OUT outcome text, OUT changed uuid[]) LANGUAGE plpgsql AS $$
BEGIN
  IF roles_of(the_user)->'roles' <> '[]' THEN outcome := 'staff'; changed := '{}'; RETURN; END IF;
  SELECT s.outcome, s.changed INTO outcome, changed
    FROM suspend_person(the_user, actor, days, the_words, the_note, today) s;
END $$;
