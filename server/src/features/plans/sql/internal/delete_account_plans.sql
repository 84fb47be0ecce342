-- Deletes all plans of a deleted account.
CREATE OR REPLACE FUNCTION delete_account_plans(p_user_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  p plan_summaries%ROWTYPE;
BEGIN
  FOR p IN SELECT * FROM plan_summaries WHERE user_id = p_user_id LOOP
    DELETE FROM plans WHERE place_id = p.goes_to AND id = p.id;
    DELETE FROM plans WHERE place_id = p.region_id AND id = p.id;
    DELETE FROM plans WHERE place_id = 'whole-' || p.region_id AND id = p.id;
  END LOOP;
  DELETE FROM plan_summaries WHERE user_id = p_user_id;
END $$;
