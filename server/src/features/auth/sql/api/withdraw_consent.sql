-- Withdraws a consent of a user and deletes what it was about: the gender, with the deck and the travel plans that are open
-- to it only; the photo check with its mark; or the UPI id. Withdrawing twice is the same as once. A gender can be said again
-- only as late as after any other change of it. False: no such user.
CREATE OR REPLACE FUNCTION withdraw_consent(p_user_id uuid, p_purpose text, p_notice text, p_at timestamptz, p_today date)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  plan uuid;
BEGIN
  PERFORM FROM users WHERE id = p_user_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF p_purpose = 'gender' THEN
    UPDATE genders SET gender = NULL, same_gender_deck = false, changed_on = p_today
      WHERE user_id = p_user_id AND gender IS NOT NULL;
    FOR plan IN SELECT id FROM plan_summaries WHERE user_id = p_user_id AND only_gender IS NOT NULL LOOP
      PERFORM withdraw_plan(p_user_id, plan);
    END LOOP;
  ELSIF p_purpose = 'photoCheck' THEN DELETE FROM photo_checks WHERE user_id = p_user_id;
  ELSIF p_purpose = 'upiId' THEN DELETE FROM upi_ids WHERE user_id = p_user_id;
  ELSE RAISE EXCEPTION 'the consent to % cannot be withdrawn by itself', p_purpose;
  END IF;
  PERFORM record_consent(p_user_id, p_purpose, false, p_notice, p_at);
  RETURN true;
END $$;
