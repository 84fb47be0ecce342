-- Deletes a plan of the user; false if there is none.
CREATE OR REPLACE FUNCTION withdraw_plan(the_user uuid, the_plan uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  p plan_summaries%ROWTYPE;
BEGIN
  -- Waits for a change of the plan, which would write it at another place.
  PERFORM FROM users WHERE id = the_user FOR NO KEY UPDATE;
  SELECT * INTO p FROM plan_summaries WHERE user_id = the_user AND id = the_plan;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM plan_summaries WHERE user_id = the_user AND id = the_plan;
  DELETE FROM plans WHERE place_id = p.goes_to AND id = the_plan;
  DELETE FROM plans WHERE place_id = p.region_id AND id = the_plan;
  DELETE FROM plans WHERE place_id = 'whole-' || p.region_id AND id = the_plan;
  RETURN true;
END $$;
