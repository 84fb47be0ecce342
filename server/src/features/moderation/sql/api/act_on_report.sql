-- Decides a report, records who did what, tells the person by mail and the reporters. Outcome 'done', or 'proposed' (a
-- long suspension by a member of the staff, which waits for a second one), or why not: 'closed' (decided already),
-- 'waiting' (for a second moderator), 'impossible' (what `possible_acts` does not name), 'own' (the actor has reported the person).
-- Without `p_days` a suspension is for good. `p_hidden_text` and `p_reason`: see hide_reported. `changed`: tours and groups. `lifted` is
-- always false, for processes of an earlier version. An account that was deleted has no `email`. No row: no such report, or the member of the staff has a part in it.
DROP FUNCTION IF EXISTS act_on_report(uuid, text, text, date);
CREATE OR REPLACE FUNCTION act_on_report(p_report_id uuid, p_act text, p_actor jsonb, p_today date, p_days integer DEFAULT NULL,
  p_words text DEFAULT NULL, p_note text DEFAULT '', p_hidden_text text DEFAULT '', p_reason text DEFAULT '')
RETURNS TABLE (outcome text, name text, email text, lifted boolean, changed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  r reports%ROWTYPE;
  pictures text[];
  value_before jsonb;
  value_after jsonb := jsonb_build_object('act', p_act);
BEGIN
  lifted := false;
  changed := '{}';
  SELECT * INTO r FROM reports x WHERE x.id = p_report_id;
  IF NOT FOUND OR is_own_report(r, (p_actor->>'staff')::uuid) THEN RETURN; END IF;
  -- All reports about the person, in order, so that two acts at once wait for each other.
  PERFORM FROM reports x WHERE x.reported_id = r.reported_id ORDER BY x.id FOR UPDATE;
  SELECT * INTO r FROM reports x WHERE x.id = p_report_id;
  SELECT u.name, u.email INTO name, email FROM users u WHERE u.id = r.reported_id;
  IF NOT FOUND THEN
    SELECT e.content->'profile'->>'name' INTO name FROM report_evidence e WHERE e.report_id = p_report_id;
  END IF;
  outcome := CASE
    WHEN has_reported((p_actor->>'staff')::uuid, r.reported_id) THEN 'own'
    WHEN r.closed_at IS NOT NULL THEN 'closed'
    WHEN EXISTS (SELECT FROM suspension_proposals p
      WHERE p.user_id = r.reported_id AND p.kind = 'suspension' AND p.decided_at IS NULL) THEN 'waiting'
    WHEN p_act <> ALL (possible_acts(p_report_id, p_today)) THEN 'impossible'
    ELSE 'done' END;
  IF outcome <> 'done' THEN RETURN NEXT; RETURN; END IF;
  IF p_act IN ('suspend', 'suspendForGood') THEN
    SELECT s.outcome, s.changed INTO outcome, changed FROM suspend_person(r.reported_id, p_actor,
      CASE WHEN p_act = 'suspend' THEN p_days END, p_words, p_note, p_today, p_report_id) s;
    RETURN NEXT; RETURN;
  END IF;
  IF p_act = 'hide' THEN
    changed := hide_reported(p_report_id, p_hidden_text, p_reason);
    value_before := '{"hidden": false}';
    value_after := value_after || '{"hidden": true}';
  ELSIF p_act = 'removePicture' THEN
    pictures := CASE r.subject->>'kind'
      WHEN 'groupEntry' THEN ARRAY(SELECT e.picture FROM group_entries e WHERE e.tour_id = (r.subject->>'tourId')::uuid
        AND e.number = (r.subject->>'number')::bigint AND e.from_id = r.reported_id)
      WHEN 'tour' THEN ARRAY(SELECT i FROM tours t, unnest(t.images) i
        WHERE t.id = (r.subject->>'tourId')::uuid AND t.creator_id = r.reported_id AND i LIKE 'media/%')
      ELSE ARRAY(SELECT u.profile_picture FROM users u WHERE u.id = r.reported_id) END;
    changed := take_picture_down(r.reported_id, pictures);
    value_before := jsonb_build_object('pictures', pictures);
    value_after := value_after || '{"pictures": []}';
  ELSIF p_act = 'cancelTour' THEN
    changed := ARRAY[(r.subject->>'tourId')::uuid];
    PERFORM cancel_tour(changed[1], r.reported_id, now());
    value_before := '{"cancelled": false}';
    value_after := value_after || '{"cancelled": true}';
  END IF;
  PERFORM close_reports(ARRAY[p_report_id], CASE WHEN p_act = 'dismiss' THEN 'noAction' ELSE 'action' END);
  PERFORM add_moderation_act(r.reported_id, p_report_id, p_act, p_actor, value_before, value_after, p_words, p_note);
  RETURN NEXT;
END $$;
COMMENT ON FUNCTION act_on_report IS 'outcome: done | proposed | closed | waiting | impossible | own | staff; never null: lifted, changed';
