-- Creates a plan, or changes the plan `p_id` if `p_is_new` is false. Outcome 'saved' with the plan's id (also for a
-- repetition with the same key), or the reason why not: 'missing' (no such user or plan), 'ended', 'key' (the key belongs
-- to a plan with other facts), 'no gender' (only people of the user's gender are to find it, and the user has said none),
-- 'full' (the user has `p_most` plans that have not ended). The lock on the user makes concurrent calls count each other's
-- plans. `p_facts` has columns of both tables; without `same_gender_only`, a changed plan stays as it is in that. A plan to a
-- destination is found there and in its region; one to a region also at each of its destinations, by the key `whole-` and
-- the region.
CREATE OR REPLACE FUNCTION save_plan(p_user_id uuid, p_id uuid, p_is_new boolean, p_key uuid, p_facts jsonb, p_most integer,
  p_today date, OUT outcome text, OUT plan_id uuid) LANGUAGE plpgsql AS $$
DECLARE
  p plan_summaries%ROWTYPE;
  earlier plan_summaries%ROWTYPE;
  place text;
BEGIN
  p := jsonb_populate_record(NULL::plan_summaries, p_facts);
  plan_id := p_id;
  PERFORM FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
  IF (p_facts->>'same_gender_only')::boolean THEN
    SELECT gender INTO p.only_gender FROM genders WHERE user_id = p_user_id;
    IF p.only_gender IS NULL THEN outcome := 'no gender'; RETURN; END IF;
  END IF;
  IF p_is_new THEN
    SELECT * INTO earlier FROM plan_summaries WHERE user_id = p_user_id AND key = p_key;
    IF FOUND THEN
      plan_id := earlier.id;
      outcome := CASE WHEN (earlier.goes_to, earlier.start_date, earlier.end_date, earlier.flexible_days, earlier.company, earlier.note, earlier.visible_to, earlier.only_gender IS NULL)
        = (p.goes_to, p.start_date, p.end_date, p.flexible_days, p.company, p.note, p.visible_to, p.only_gender IS NULL)
        THEN 'saved' ELSE 'key' END;
      RETURN;
    END IF;
    IF (SELECT count(*) FROM plan_summaries WHERE user_id = p_user_id AND ends_on >= p_today) >= p_most THEN
      outcome := 'full'; RETURN;
    END IF;
    INSERT INTO plan_summaries (user_id, id, key, goes_to, region_id, start_date, end_date, flexible_days, company, note,
      visible_to, only_gender, ends_on)
    VALUES (p_user_id, p_id, p_key, p.goes_to, p.region_id, p.start_date, p.end_date, p.flexible_days,
      p.company, p.note, p.visible_to, p.only_gender, p.ends_on);
  ELSE
    SELECT * INTO earlier FROM plan_summaries WHERE user_id = p_user_id AND id = p_id;
    IF NOT FOUND THEN outcome := 'missing'; RETURN; END IF;
    IF earlier.ends_on < p_today THEN outcome := 'ended'; RETURN; END IF;
    IF NOT p_facts ? 'same_gender_only' THEN p.only_gender := earlier.only_gender; END IF;
    UPDATE plan_summaries SET goes_to = p.goes_to, region_id = p.region_id, start_date = p.start_date,
      end_date = p.end_date, flexible_days = p.flexible_days, company = p.company, note = p.note,
      visible_to = p.visible_to, only_gender = p.only_gender, ends_on = p.ends_on
    WHERE user_id = p_user_id AND id = p_id;
    -- An acceptance was for the place and the days that the plan had.
    IF (earlier.goes_to, earlier.start_date, earlier.end_date, earlier.flexible_days)
      IS DISTINCT FROM (p.goes_to, p.start_date, p.end_date, p.flexible_days) THEN
      UPDATE plan_invitations i SET answer = NULL
        WHERE i.user_id = p_user_id AND i.plan_id = p_id AND i.answer = 'accepted';
    END IF;
    DELETE FROM plans WHERE place_id = earlier.goes_to AND id = p_id;
    DELETE FROM plans WHERE place_id = earlier.region_id AND id = p_id;
    DELETE FROM plans WHERE place_id = 'whole-' || earlier.region_id AND id = p_id;
  END IF;
  FOREACH place IN ARRAY CASE WHEN p.goes_to = p.region_id THEN ARRAY[p.region_id, 'whole-' || p.region_id]
    ELSE ARRAY[p.goes_to, p.region_id] END LOOP
    INSERT INTO plans (place_id, id, user_id, goes_to, start_date, end_date, flexible_days, company, note, visible_to,
      only_gender, ends_on, first_week, last_week)
    VALUES (place, p_id, p_user_id, p.goes_to, p.start_date, p.end_date, p.flexible_days, p.company, p.note,
      p.visible_to, p.only_gender, p.ends_on, (p_facts->>'first_week')::date, (p_facts->>'last_week')::date);
  END LOOP;
  outcome := 'saved';
END $$;
COMMENT ON FUNCTION save_plan IS 'outcome: saved (plan_id) | missing | ended | key | full | no gender';
