-- Appeals against a decision about this user, within 30 days and once. Outcome 'appealed', 'missing' (also for decisions
-- about others), 'late' or 'again'. `p_mail_to` (null: no mail) is told that an appeal waits, without its text or names.
CREATE OR REPLACE FUNCTION appeal_decision(p_act_id uuid, p_user_id uuid, p_text text, p_at timestamptz, p_mail_to text, OUT outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  decided timestamptz;
  appeal uuid := uuidv7();
BEGIN
  SELECT a.at INTO decided FROM moderation_acts a
    WHERE a.id = p_act_id AND is_decision(a.act) AND moderated_user(a.id) = p_user_id;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  INSERT INTO appeals (id, act_id, user_id, text)
    SELECT appeal, p_act_id, p_user_id, p_text WHERE decided + interval '30 days' > p_at ON CONFLICT (act_id) DO NOTHING;
  IF NOT FOUND THEN
    outcome := CASE WHEN EXISTS (SELECT FROM appeals p WHERE p.act_id = p_act_id) THEN 'again' ELSE 'late' END;
    RETURN;
  END IF;
  IF p_mail_to IS NOT NULL THEN
    INSERT INTO outbox (id, "to", kind, params) VALUES (uuidv7(), p_mail_to, 'appeal', jsonb_build_object('report', appeal));
  END IF;
  outcome := 'appealed';
END $$;
COMMENT ON FUNCTION appeal_decision IS 'outcome: appealed | missing | late | again';
