-- Declares a user's gender, or takes it back (null). Outcome 'saved' (also if it was so before), or the reason why not:
-- 'missing' (no such user), 'too soon' (it has changed within `p_change_days`, with the day from which it can change again),
-- 'in use' (it cannot be taken back while the deck or a travel plan is open to it only). The first declaration is not a
-- change. 'no consent': the user has neither consented before nor `p_agrees` now, to the notice of this version; taking it
-- back withdraws the consent. Processes of an earlier version ask for none: their form was it. Plans that are open to the
-- user's gender only follow it; tours keep theirs. The lock on the user makes concurrent calls, and a plan that is saved
-- meanwhile, wait.
DROP FUNCTION IF EXISTS set_gender(uuid, text, date, integer);
CREATE OR REPLACE FUNCTION set_gender(p_user_id uuid, p_gender text, p_today date, p_change_days integer, p_agrees boolean DEFAULT true,
  p_notice text DEFAULT 'before', p_at timestamptz DEFAULT now(), OUT outcome text, OUT free_from date) LANGUAGE plpgsql AS $$
DECLARE
  g genders%ROWTYPE;
  p plan_summaries%ROWTYPE;
BEGIN
  PERFORM FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'saved';
  SELECT * INTO g FROM genders WHERE user_id = p_user_id FOR UPDATE;
  IF g.gender IS NOT DISTINCT FROM p_gender THEN RETURN; END IF;
  IF p_gender IS NOT NULL AND NOT p_agrees AND NOT has_consent(p_user_id, 'gender') THEN outcome := 'no consent'; RETURN; END IF;
  IF g.user_id IS NULL THEN
    INSERT INTO genders (user_id, gender) VALUES (p_user_id, p_gender);
    IF p_agrees THEN PERFORM record_consent(p_user_id, 'gender', true, p_notice, p_at); END IF;
    RETURN;
  END IF;
  IF g.changed_on + p_change_days > p_today THEN
    outcome := 'too soon'; free_from := g.changed_on + p_change_days; RETURN;
  END IF;
  IF p_gender IS NULL AND (g.same_gender_deck OR EXISTS (
      SELECT FROM plan_summaries WHERE user_id = p_user_id AND only_gender IS NOT NULL AND ends_on >= p_today)) THEN
    outcome := 'in use'; RETURN;
  END IF;
  UPDATE genders SET gender = p_gender, changed_on = p_today WHERE user_id = p_user_id;
  IF p_gender IS NULL OR p_agrees THEN PERFORM record_consent(p_user_id, 'gender', p_gender IS NOT NULL, p_notice, p_at); END IF;
  FOR p IN SELECT * FROM plan_summaries
    WHERE user_id = p_user_id AND only_gender IS NOT NULL AND only_gender IS DISTINCT FROM p_gender AND ends_on >= p_today
  LOOP
    UPDATE plan_summaries SET only_gender = p_gender WHERE user_id = p_user_id AND id = p.id;
    UPDATE plans SET only_gender = p_gender WHERE place_id = p.goes_to AND id = p.id;
    UPDATE plans SET only_gender = p_gender WHERE place_id = p.region_id AND id = p.id;
    UPDATE plans SET only_gender = p_gender WHERE place_id = 'whole-' || p.region_id AND id = p.id;
  END LOOP;
END $$;
COMMENT ON FUNCTION set_gender IS 'outcome: saved | missing | too soon (free_from) | in use | no consent';
