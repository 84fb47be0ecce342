-- Cancels the coming tours of a host whose account is deleted. Participants, waiting users and those who asked to join get a notification and,
-- if they want such mails, a mail. Returns the cancelled tours. Processes of an earlier version also give the words of the mail.
CREATE OR REPLACE FUNCTION cancel_hosted_tours(p_host_id uuid, p_at timestamptz, p_today date, p_mail_subject text DEFAULT NULL,
  p_mail_text text DEFAULT NULL) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  tour record;
  cancelled uuid[] := '{}';
BEGIN
  FOR tour IN
    SELECT t.id, t.name FROM tours t
    WHERE t.creator_id = p_host_id AND t.end_date >= p_today AND t.cancelled_at IS NULL ORDER BY t.id FOR UPDATE
  LOOP
    INSERT INTO outbox (id, "to", kind, params, path, unsubscribe)
    SELECT uuidv7(), u.email, 'hostLeft', jsonb_build_object('name', tour.name), '/tours?tour=' || tour.id, u.mail_token
    FROM users u
    WHERE u.suspended_at IS NULL AND u.tour_mails AND u.id IN (
      SELECT user_id FROM tour_participants WHERE tour_id = tour.id
      UNION ALL SELECT user_id FROM tour_waitlist WHERE tour_id = tour.id
      UNION ALL SELECT user_id FROM tour_requests WHERE tour_id = tour.id);
    PERFORM cancel_tour(tour.id, p_host_id, p_at, false);
    cancelled := cancelled || tour.id;
  END LOOP;
  RETURN cancelled;
END $$;
