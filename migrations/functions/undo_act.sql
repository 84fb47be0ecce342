-- Takes back what an act of a moderator has done. A suspension stays while another report's stands: one that was neither
-- reversed nor dismissed since. A warning has nothing to take back.
CREATE OR REPLACE FUNCTION undo_act(the_act uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  done moderation_acts%ROWTYPE;
  about uuid := acted_about(the_act);
BEGIN
  SELECT * INTO done FROM moderation_acts WHERE id = the_act;
  IF done.act = 'suspend' AND NOT EXISTS (
    SELECT FROM moderation_acts o WHERE o.id <> the_act AND o.act = 'suspend' AND acted_about(o.id) = about
      AND o.report_id <> done.report_id
      AND NOT EXISTS (SELECT FROM appeals p WHERE p.act_id = o.id AND p.outcome = 'reversed')
      AND NOT EXISTS (SELECT FROM moderation_acts d WHERE d.report_id = o.report_id AND d.act = 'dismiss' AND d.id > o.id))
  THEN
    UPDATE users u SET suspended_at = u.account_gone_at WHERE u.id = about;
    UPDATE departed_accounts d SET suspended_at = NULL WHERE d.user_id = about;
  END IF;
  UPDATE reports r SET outcome = 'noAction' WHERE r.id = done.report_id AND r.closed_at IS NOT NULL;
END $$;
