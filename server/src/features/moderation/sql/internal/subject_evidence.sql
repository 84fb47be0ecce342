-- The evidence of what a report is about, as it is now; null if the reported user has nothing like that. A group
-- entry comes with the last 50 of the two users before it, oldest first, and with the ten before and after it whoever wrote
-- them; a group comes with its last 30. Other people have no name there, and their pictures are left out. Rows are read
-- before they are told, since the nodes of a cluster do not know `entry_evidence`.
CREATE OR REPLACE FUNCTION subject_evidence(p_reporter_id uuid, p_reported_id uuid, p_subject jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_tour_id uuid := p_subject->>'tourId';
  e group_entries%ROWTYPE;
  x group_entries%ROWTYPE;
  earlier jsonb := '[]';
  later jsonb := '[]';
  plan jsonb;
  expense jsonb;
  content jsonb;
BEGIN
  IF p_subject->>'kind' = 'tour' THEN
    SELECT jsonb_build_object('name', t.name, 'description', t.description, 'destination', t.destination,
        'startDate', t.start_date, 'endDate', t.end_date, 'cancelled', t.cancelled_at IS NOT NULL,
        'pictures', to_jsonb(t.images)) INTO content
      FROM tours t WHERE t.id = v_tour_id AND t.creator_id = p_reported_id;
    RETURN '{"kind": "tour"}' || content;
  END IF;
  IF p_subject->>'kind' = 'picture' THEN
    SELECT jsonb_build_object('path', u.profile_picture) INTO content
      FROM users u WHERE u.id = p_reported_id AND u.profile_picture = p_subject->>'path';
    RETURN '{"kind": "picture"}' || content;
  END IF;
  IF p_subject->>'kind' = 'reference' THEN
    SELECT jsonb_build_object('text', f.text, 'reply', f.reply, 'at', f.created_at) INTO content
      FROM travel_references f WHERE f.id = (p_subject->>'referenceId')::uuid AND f.from_id = p_reported_id;
    RETURN '{"kind": "reference"}' || content;
  END IF;
  IF p_subject->>'kind' = 'publicTrip' THEN
    SELECT jsonb_build_object(
        'places', coalesce((SELECT jsonb_agg(s->'placeId') FROM jsonb_array_elements(nullif(p.content->'stops', 'null')) s),
          jsonb_build_array(p.content->'placeId')),
        'sights', coalesce((SELECT jsonb_agg(i->'highlight') FROM jsonb_array_elements(p.content->'items') i
          WHERE i->>'highlight' IS NOT NULL), '[]'),
        'firstName', CASE WHEN p.first_name THEN split_part(trim(u.name), ' ', 1) END) INTO content
      FROM public_trips p JOIN users u ON u.id = p.owner_id
      WHERE p.public_id = (p_subject->>'publicId')::uuid AND p.owner_id = p_reported_id;
    RETURN '{"kind": "publicTrip"}' || content;
  END IF;
  IF p_subject->>'kind' = 'plan' THEN
    SELECT jsonb_build_object('goesTo', goes_to, 'startDate', start_date, 'endDate', end_date, 'note', note) INTO plan
      FROM plan_summaries WHERE user_id = p_reported_id AND id = (p_subject->>'planId')::uuid
        AND (only_gender IS NULL OR only_gender = (SELECT gender FROM genders WHERE user_id = p_reporter_id));
    RETURN '{"kind": "plan"}' || plan;
  END IF;
  IF p_subject->>'kind' = 'expense' THEN
    SELECT jsonb_build_object('title', title, 'note', note, 'reason', reason, 'receipt', receipt, 'amountPaise', amount_paise,
        'day', day, 'at', created_at) INTO expense
      FROM expense_entries WHERE ledger_id = (p_subject->'ledger'->>'id')::uuid AND number = (p_subject->>'number')::bigint
        AND author_id = p_reported_id AND kind = 'expense';
    RETURN '{"kind": "expense"}' || expense;
  END IF;
  SELECT jsonb_build_object('tour', t.name, 'startDate', t.start_date, 'endDate', t.end_date,
      'cancelled', t.cancelled_at IS NOT NULL) INTO content FROM tours t WHERE t.id = v_tour_id;
  IF NOT FOUND THEN
    SELECT jsonb_build_object('trip', f.title, 'startDate', f.start_date, 'endDate', f.start_date + f.day_count - 1) INTO content
      FROM trip_friends f WHERE f.trip_id = v_tour_id LIMIT 1;
  END IF;
  IF p_subject->>'kind' = 'group' THEN
    IF p_reported_id NOT IN (SELECT group_people(v_tour_id)) THEN RETURN NULL; END IF;
    FOR x IN SELECT * FROM group_entries WHERE tour_id = v_tour_id AND kind IN ('message', 'poll', 'meeting')
      ORDER BY number DESC LIMIT 30 LOOP
      earlier := jsonb_build_array(entry_evidence(x, p_reporter_id, p_reported_id)) || earlier;
    END LOOP;
    RETURN '{"kind": "group"}' || content || jsonb_build_object('earlier', earlier);
  END IF;
  SELECT * INTO e FROM group_entries
    WHERE tour_id = v_tour_id AND number = (p_subject->>'number')::bigint AND from_id = p_reported_id
      AND kind IN ('message', 'poll', 'meeting');
  IF NOT FOUND THEN RETURN NULL; END IF;
  FOR x IN SELECT * FROM group_entries
    WHERE tour_id = v_tour_id AND number < e.number AND kind IN ('message', 'poll', 'meeting')
      AND (from_id IN (p_reporter_id, p_reported_id) OR number >= e.number - 10)
    ORDER BY number DESC LIMIT 50 LOOP
    earlier := jsonb_build_array(entry_evidence(x, p_reporter_id, p_reported_id)) || earlier;
  END LOOP;
  FOR x IN SELECT * FROM group_entries
    WHERE tour_id = v_tour_id AND number > e.number AND number <= e.number + 10 AND kind IN ('message', 'poll', 'meeting')
    ORDER BY number LOOP
    later := later || jsonb_build_array(entry_evidence(x, p_reporter_id, p_reported_id));
  END LOOP;
  RETURN content || jsonb_build_object('kind', e.kind, 'text', e.text, 'picture', e.picture, 'at', e.created_at,
    'choices', e.data->'choices', 'note', e.data->'note', 'mapUrl', e.data->'mapUrl', 'earlier', earlier, 'later', later);
END $$;
