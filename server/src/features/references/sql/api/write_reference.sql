-- Writes a reference about another person of a tour. Outcome 'written' (also for a repetition of the same one), or the
-- reason why not: 'missing' (no such tour, or one of the two was not on it to its end, or a block or a suspension hides the
-- tour or the person), 'cancelled', 'late' (the tour was announced, or one of the two seats taken, too late: see
-- `took_part_in_time`; processes of an earlier version do not ask), 'coming' (it has not ended), 'closed' (`p_write_days`
-- after its last day), 'once' (the caller has written about that person and tour). The lock on the pair makes the second of
-- two that are written at once see the first: both are shown from then on, and both people are notified. A single one is
-- shown `p_reveal_days` after the tour, or after it was written if that is later, and changes nothing that the other person
-- could see.
DROP FUNCTION IF EXISTS write_reference(uuid, uuid, uuid, uuid, jsonb, date, integer, integer);
CREATE OR REPLACE FUNCTION write_reference(p_id uuid, p_user_id uuid, p_other_id uuid, p_tour_id uuid, p_facts jsonb, p_today date,
  p_write_days integer, p_reveal_days integer, p_announced_days integer DEFAULT NULL, OUT outcome text, OUT reference_id uuid, OUT shown boolean) LANGUAGE plpgsql AS $$
DECLARE
  t tours%ROWTYPE;
  f travel_references%ROWTYPE;
  earlier travel_references%ROWTYPE;
  counterpart uuid;
BEGIN
  shown := false;
  IF p_user_id = p_other_id OR NOT lock_pair(p_user_id, p_other_id) THEN outcome := 'missing'; RETURN; END IF;
  SELECT * INTO t FROM tours WHERE id = p_tour_id FOR KEY SHARE;
  IF NOT FOUND OR NOT was_on_tour(p_tour_id, p_user_id) OR NOT was_on_tour(p_tour_id, p_other_id)
    OR are_blocked(p_user_id, p_other_id) OR is_suspended(p_other_id)
    OR are_blocked(p_user_id, t.creator_id) OR is_suspended(t.creator_id) THEN outcome := 'missing'; RETURN; END IF;
  f := jsonb_populate_record(NULL::travel_references, p_facts);
  SELECT * INTO earlier FROM travel_references r WHERE r.tour_id = p_tour_id AND r.from_id = p_user_id AND r.about_id = p_other_id;
  IF FOUND THEN
    reference_id := earlier.id;
    outcome := CASE WHEN (earlier.company, earlier.would_travel_again, earlier.text, earlier.private_note)
      = (f.company, f.would_travel_again, f.text, f.private_note) THEN 'written' ELSE 'once' END;
    RETURN;
  END IF;
  IF t.cancelled_at IS NOT NULL THEN outcome := 'cancelled'; RETURN; END IF;
  IF p_announced_days IS NOT NULL
    AND NOT (took_part_in_time(t, p_user_id, p_announced_days) AND took_part_in_time(t, p_other_id, p_announced_days)) THEN
    outcome := 'late'; RETURN;
  END IF;
  IF t.end_date >= p_today THEN outcome := 'coming'; RETURN; END IF;
  IF t.end_date + p_write_days < p_today THEN outcome := 'closed'; RETURN; END IF;
  outcome := 'written';
  reference_id := p_id;
  SELECT r.id INTO counterpart FROM travel_references r
    WHERE r.tour_id = p_tour_id AND r.from_id = p_other_id AND r.about_id = p_user_id;
  shown := counterpart IS NOT NULL;
  INSERT INTO travel_references (id, tour_id, from_id, about_id, tour_ended_on, company, would_travel_again, text,
    private_note, shown_from, announced_at)
  VALUES (p_id, p_tour_id, p_user_id, p_other_id, t.end_date, f.company, f.would_travel_again, f.text, f.private_note,
    CASE WHEN shown THEN p_today ELSE greatest(t.end_date, p_today) + p_reveal_days END, CASE WHEN shown THEN now() END);
  IF shown THEN
    INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), p_other_id, 'referenced', p_tour_id, p_user_id);
    UPDATE travel_references r SET shown_from = least(r.shown_from, p_today), announced_at = now()
      WHERE r.id = counterpart AND r.announced_at IS NULL AND r.hidden_at IS NULL;
    IF FOUND THEN
      INSERT INTO notices (id, user_id, kind, tour_id, actor_id) VALUES (uuidv7(), p_user_id, 'referenced', p_tour_id, p_other_id);
    ELSE
      UPDATE travel_references r SET shown_from = least(r.shown_from, p_today) WHERE r.id = counterpart;
    END IF;
  END IF;
END $$;
COMMENT ON FUNCTION write_reference IS 'outcome: written (reference_id) | missing | cancelled | late | coming | closed | once; never null: shown';
