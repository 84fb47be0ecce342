-- What a moderator can decide about a report now, in the order shown; none if it is closed or waits for a second moderator.
CREATE OR REPLACE FUNCTION possible_acts(p_report_id uuid, p_today date) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  r reports%ROWTYPE;
  kind text;
  person users%ROWTYPE;
  entry group_entries%ROWTYPE;
  tour tours%ROWTYPE;
  acts text[] := '{dismiss}';
  can_hide boolean := false;
  has_picture boolean := false;
BEGIN
  SELECT * INTO r FROM reports WHERE id = p_report_id AND closed_at IS NULL;
  IF NOT FOUND OR EXISTS (SELECT FROM suspension_proposals p
    WHERE p.user_id = r.reported_id AND p.kind = 'suspension' AND p.decided_at IS NULL) THEN
    RETURN '{}';
  END IF;
  kind := coalesce(r.subject->>'kind', 'person');
  SELECT * INTO person FROM users WHERE id = r.reported_id;
  IF FOUND THEN acts := acts || 'warn'::text; END IF;
  IF kind = 'groupEntry' THEN
    SELECT * INTO entry FROM group_entries WHERE tour_id = (r.subject->>'tourId')::uuid
      AND number = (r.subject->>'number')::bigint AND from_id = r.reported_id AND NOT data ? 'hidden';
    can_hide := FOUND;
    has_picture := entry.picture IS NOT NULL;
  ELSIF kind = 'plan' THEN
    can_hide := EXISTS (SELECT FROM plan_summaries WHERE user_id = r.reported_id AND id = (r.subject->>'planId')::uuid);
  ELSIF kind = 'reference' THEN
    can_hide := EXISTS (SELECT FROM travel_references WHERE id = (r.subject->>'referenceId')::uuid AND hidden_at IS NULL);
  ELSIF kind = 'publicTrip' THEN
    can_hide := EXISTS (SELECT FROM public_trips WHERE trip_id = (r.subject->>'tripId')::uuid AND owner_id = r.reported_id
      AND hidden_at IS NULL);
  ELSIF kind = 'expense' THEN
    can_hide := EXISTS (SELECT FROM expense_entries WHERE ledger_id = (r.subject->'ledger'->>'id')::uuid
      AND number = (r.subject->>'number')::bigint AND author_id = r.reported_id
      AND (note <> '' OR reason <> '' OR receipt IS NOT NULL));
  ELSIF kind = 'tour' THEN
    SELECT * INTO tour FROM tours WHERE id = (r.subject->>'tourId')::uuid AND creator_id = r.reported_id;
    has_picture := EXISTS (SELECT FROM unnest(tour.images) path WHERE path LIKE 'media/%');
  ELSE
    has_picture := person.profile_picture IS NOT NULL
      AND (kind = 'person' OR person.profile_picture = r.subject->>'path');
  END IF;
  IF can_hide THEN acts := acts || 'hide'::text; END IF;
  IF has_picture THEN acts := acts || 'removePicture'::text; END IF;
  -- Members of the staff lose their roles before they are suspended.
  IF staff_roles(r.reported_id)->'roles' = '[]' THEN acts := acts || '{suspend,suspendForGood}'::text[]; END IF;
  IF tour.cancelled_at IS NULL AND tour.end_date >= p_today THEN acts := acts || 'cancelTour'::text; END IF;
  RETURN acts;
END $$;
