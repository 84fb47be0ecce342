-- Queues a mail about a tour to each of these users who wants such mails: 'seat' (a seat came free for them),
-- 'cancelled', 'asked', 'answered', or a kind of notification about a request to join. The server words it when it is sent; `p_reason` is the
-- host's words. A mail about a seat leads whoever has one to its ticket, and everybody else to the tour. Call it after writing their notifications: users with more than 20 of them within a day get no further mail.
DROP FUNCTION IF EXISTS mail_about_tour(uuid[], text, uuid);
CREATE OR REPLACE FUNCTION mail_about_tour(p_user_ids uuid[], p_kind text, p_tour_id uuid, p_reason text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  facts jsonb;
BEGIN
  IF coalesce(cardinality(p_user_ids), 0) = 0 THEN RETURN; END IF;
  SELECT jsonb_strip_nulls(jsonb_build_object('name', name, 'destination', destination, 'reason', p_reason,
      'start', to_char(start_date, 'YYYY-MM-DD'), 'end', to_char(end_date, 'YYYY-MM-DD')))
    INTO facts FROM tours WHERE id = p_tour_id;
  INSERT INTO outbox (id, "to", kind, params, path, unsubscribe)
  SELECT uuidv7(), u.email, p_kind, facts,
    CASE WHEN p_kind IN ('seat', 'accepted', 'cancelled')
        AND EXISTS (SELECT FROM tour_participants p WHERE p.tour_id = p_tour_id AND p.user_id = u.id)
      THEN '/tours/' || p_tour_id || '/ticket'
      ELSE '/tours?tour=' || p_tour_id END,
    u.mail_token
  FROM users u
  WHERE u.id = ANY (p_user_ids) AND u.tour_mails AND u.suspended_at IS NULL
    AND u.email ~ '^[^@[:cntrl:][:space:]]+@[^@[:cntrl:][:space:]]+$'
    AND (SELECT count(*) FROM notices n WHERE n.user_id = u.id
      AND (n.is_question OR n.kind IN ('seat', 'cancelled', 'requested', 'accepted', 'acceptedToWait', 'declined'))
      AND n.created_at > now() - interval '1 day') <= 20;
END $$;
