-- Queues a mail about a tour to each of these users who wants such mails: 'seat' (a seat came free for them),
-- 'cancelled', or a kind of notification about a request to join. The server words it when it is sent; `the_reason` is the
-- host's words. Call it after writing their notifications: users with more than 20 of them within a day get no further mail.
DROP FUNCTION IF EXISTS mail_about_tour(uuid[], text, uuid);
CREATE OR REPLACE FUNCTION mail_about_tour(the_users uuid[], the_kind text, the_tour uuid, the_reason text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  facts jsonb;
BEGIN
  IF coalesce(cardinality(the_users), 0) = 0 THEN RETURN; END IF;
  SELECT jsonb_strip_nulls(jsonb_build_object('name', name, 'destination', destination, 'reason', the_reason,
      'start', to_char(start_date, 'YYYY-MM-DD'), 'end', to_char(end_date, 'YYYY-MM-DD')))
    INTO facts FROM tours WHERE id = the_tour;
  INSERT INTO outbox (id, "to", kind, params, path, unsubscribe)
  SELECT uuidv7(), u.email, the_kind, facts, '/tours?tour=' || the_tour, u.mail_token
  FROM users u
  WHERE u.id = ANY (the_users) AND u.tour_mails AND u.suspended_at IS NULL
    AND u.email ~ '^[^@[:cntrl:][:space:]]+@[^@[:cntrl:][:space:]]+$'
    AND (SELECT count(*) FROM notices n WHERE n.user_id = u.id
      AND n.kind IN ('seat', 'cancelled', 'requested', 'accepted', 'acceptedToWait', 'declined')
      AND n.created_at > now() - interval '1 day') <= 20;
END $$;
