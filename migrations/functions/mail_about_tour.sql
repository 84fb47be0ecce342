-- Queues a mail about a tour to each of these users who wants such mails: 'seat' (a seat came free for them) or
-- 'cancelled'. Call it after writing their notifications: users with more than 20 of them within a day get no further
-- mail. Control characters are removed from headers. The mailer adds the links.
CREATE OR REPLACE FUNCTION mail_about_tour(the_users uuid[], the_kind text, the_tour uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  title text;
  trip text;
BEGIN
  IF coalesce(cardinality(the_users), 0) = 0 THEN RETURN; END IF;
  SELECT trim(regexp_replace(name, '[[:cntrl:]]+', ' ', 'g')),
      regexp_replace(destination, '[[:cntrl:]]+', ' ', 'g') || ', ' || to_char(start_date, 'FMDD Mon YYYY')
        || CASE WHEN end_date > start_date THEN ' to ' || to_char(end_date, 'FMDD Mon YYYY') ELSE '' END
    INTO title, trip FROM tours WHERE id = the_tour;
  INSERT INTO outbox (id, "to", subject, text, path, unsubscribe)
  SELECT uuidv7(), u.email,
    CASE the_kind WHEN 'seat' THEN 'You have a seat: ' ELSE 'Cancelled: ' END || title,
    CASE the_kind
      WHEN 'seat' THEN format(E'A seat came free in "%s" (%s), and it is yours: you were next on the waitlist.\n\n'
        'If you cannot come, please leave the tour, so that the next person gets the seat.', title, trip)
      ELSE format('The tour "%s" (%s) has been cancelled. It does not take place.', title, trip)
    END,
    '/tours?tour=' || the_tour, u.mail_token
  FROM users u
  WHERE u.id = ANY (the_users) AND u.tour_mails AND u.suspended_at IS NULL
    AND u.email ~ '^[^@[:cntrl:][:space:]]+@[^@[:cntrl:][:space:]]+$'
    AND (SELECT count(*) FROM notices n WHERE n.user_id = u.id AND n.kind IN ('seat', 'cancelled')
      AND n.created_at > now() - interval '1 day') <= 20;
END $$;
