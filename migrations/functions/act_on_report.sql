-- Closes a report and records who did what. 'suspend' also closes every open report about the same person, cancels the
-- coming tours they host and gives up their seats in others'; 'dismiss' after a suspension lifts it. An account that was
-- deleted is suspended for when its address registers again; its `firebase_uid` and `email` are null. No row: no such
-- report.
CREATE OR REPLACE FUNCTION act_on_report(the_report uuid, the_act text, the_operator text, today date)
RETURNS TABLE (firebase_uid text, name text, email text, lifted boolean) LANGUAGE plpgsql AS $$
DECLARE
  about uuid;
  tour record;
BEGIN
  lifted := false;
  SELECT r.reported_id INTO about FROM reports r WHERE r.id = the_report FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF the_act = 'suspend' THEN
    UPDATE users u SET suspended_at = now()
      WHERE u.id = about AND (u.suspended_at IS NULL OR u.suspended_at = u.account_gone_at);
    UPDATE departed_accounts d SET suspended_at = coalesce(d.suspended_at, now()) WHERE d.user_id = about;
    PERFORM close_reports(array_agg(r.id), 'action') FROM (
      SELECT o.id FROM reports o WHERE o.reported_id = about AND o.closed_at IS NULL ORDER BY o.id FOR UPDATE) r;
    FOR tour IN
      SELECT t.id, t.creator_id FROM tours t
      WHERE t.end_date >= today AND t.cancelled_at IS NULL AND (t.creator_id = about
        OR t.id IN (SELECT tour_id FROM tour_participants WHERE user_id = about
                    UNION ALL SELECT tour_id FROM tour_waitlist WHERE user_id = about
                    UNION ALL SELECT tour_id FROM tour_requests WHERE user_id = about))
      ORDER BY t.id FOR UPDATE
    LOOP
      IF tour.creator_id = about THEN
        PERFORM cancel_tour(tour.id, about, now());
      ELSE
        PERFORM leave_tour(tour.id, about, today);
      END IF;
    END LOOP;
  ELSIF the_act = 'dismiss' AND EXISTS (SELECT FROM moderation_acts a WHERE a.report_id = the_report AND a.act = 'suspend') THEN
    UPDATE users u SET suspended_at = u.account_gone_at WHERE u.id = about AND u.suspended_at IS DISTINCT FROM u.account_gone_at;
    lifted := FOUND;
    UPDATE departed_accounts d SET suspended_at = NULL WHERE d.user_id = about AND d.suspended_at IS NOT NULL;
    lifted := lifted OR FOUND;
  END IF;
  PERFORM close_reports(ARRAY[the_report], CASE WHEN the_act = 'dismiss' THEN 'noAction' ELSE 'action' END);
  INSERT INTO moderation_acts (id, report_id, act, operator) VALUES (uuidv7(), the_report, the_act, the_operator);
  SELECT u.firebase_uid, u.name, u.email INTO firebase_uid, name, email FROM users u WHERE u.id = about;
  IF NOT FOUND THEN
    SELECT e.content->'profile'->>'name' INTO name FROM report_evidence e WHERE e.report_id = the_report;
  END IF;
  RETURN NEXT;
END $$;
