-- Appeals against a decision about this user, within 30 days and once. Outcome 'appealed', 'missing' (also for decisions
-- about others), 'late' or 'again'. `mail_to` (null: no mail) is told that an appeal waits, without its text or names.
CREATE OR REPLACE FUNCTION appeal_decision(the_act uuid, me uuid, the_text text, at timestamptz, mail_to text, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  decided timestamptz;
  appeal uuid := uuidv7();
BEGIN
  SELECT a.at INTO decided FROM moderation_acts a
    WHERE a.id = the_act AND is_decision(a.act) AND acted_about(a.id) = me;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  INSERT INTO appeals (id, act_id, user_id, text)
    SELECT appeal, the_act, me, the_text WHERE decided + interval '30 days' > at ON CONFLICT (act_id) DO NOTHING;
  IF NOT FOUND THEN
    outcome := CASE WHEN EXISTS (SELECT FROM appeals p WHERE p.act_id = the_act) THEN 'again' ELSE 'late' END;
    RETURN;
  END IF;
  IF mail_to IS NOT NULL THEN
    INSERT INTO outbox (id, "to", kind, params) VALUES (uuidv7(), mail_to, 'appeal', jsonb_build_object('report', appeal));
  END IF;
  outcome := 'appealed';
END $$;
COMMENT ON FUNCTION appeal_decision IS 'outcome: appealed | missing | late | again';
