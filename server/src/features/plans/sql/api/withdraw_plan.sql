-- Deletes a plan of the user; false if there is none.
CREATE OR REPLACE FUNCTION withdraw_plan(p_user_id uuid, p_plan_id uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  p plan_summaries%ROWTYPE;
BEGIN
  -- Waits for a change of the plan, which would write it at another place.
  PERFORM FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  SELECT * INTO p FROM plan_summaries WHERE user_id = p_user_id AND id = p_plan_id;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM plan_summaries WHERE user_id = p_user_id AND id = p_plan_id;
  DELETE FROM plans WHERE place_id = p.goes_to AND id = p_plan_id;
  DELETE FROM plans WHERE place_id = p.region_id AND id = p_plan_id;
  DELETE FROM plans WHERE place_id = 'whole-' || p.region_id AND id = p_plan_id;
  RETURN true;
END $$;
