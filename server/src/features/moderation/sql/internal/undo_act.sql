-- Takes back what an act of a moderator has done, as far as it can be. A suspension stays while another one stands: one that
-- has not ended, and was neither reversed nor dismissed nor lifted since. Warnings, cancelled tours and pictures that were
-- taken down stay as they are.
CREATE OR REPLACE FUNCTION undo_act(p_act_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  done moderation_acts%ROWTYPE;
  stands boolean;
  v_until timestamptz;
BEGIN
  SELECT * INTO done FROM moderation_acts WHERE id = p_act_id;
  IF done.act = 'suspend' THEN
    SELECT count(*) > 0, CASE WHEN bool_or(o.until IS NULL) THEN NULL ELSE max(o.until) END INTO stands, v_until
      FROM moderation_acts o
      WHERE o.id <> p_act_id AND o.act = 'suspend' AND o.user_id = done.user_id
        AND (o.until IS NULL OR o.until > now())
        AND (o.report_id IS NULL OR done.report_id IS NULL OR o.report_id <> done.report_id)
        AND NOT EXISTS (SELECT FROM appeals p WHERE p.act_id = o.id AND p.outcome = 'reversed')
        AND NOT EXISTS (SELECT FROM moderation_acts d WHERE d.id > o.id AND (d.report_id = o.report_id AND d.act = 'dismiss'
          OR d.user_id = o.user_id AND d.act = 'restore'));
    IF NOT stands THEN
      PERFORM lift_suspension(done.user_id);
    ELSIF (current_suspension(done.user_id)->>'suspended')::boolean THEN
      UPDATE users u SET suspended_until = v_until WHERE u.id = done.user_id;
      UPDATE departed_accounts d SET suspended_until = v_until WHERE d.user_id = done.user_id;
    END IF;
  ELSIF done.act = 'hide' THEN
    PERFORM unhide_reported(done.report_id);
  END IF;
  UPDATE reports r SET outcome = 'noAction' WHERE r.id = done.report_id AND r.closed_at IS NOT NULL;
END $$;
