-- A friend who changes a trip agrees to its public page, or declines, also later; then the page has ended, and the owner has to
-- ask again. Outcome 'answered', or 'missing': there is no such page or it has ended, the user does not change the trip, or
-- a block or a suspension hides its owner.
CREATE OR REPLACE FUNCTION answer_publishing(p_user_id uuid, p_public_id uuid, p_agree boolean, p_at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  p public_trips%ROWTYPE;
BEGIN
  SELECT * INTO p FROM public_trips WHERE public_id = p_public_id AND ended_at IS NULL;
  IF NOT FOUND OR are_blocked(p.owner_id, p_user_id) OR is_suspended(p.owner_id) THEN RETURN 'missing'; END IF;
  -- Who holds both rows holds that of the friend first. An agreement to a page that is gone by now makes nothing public.
  UPDATE trip_friends SET agreed_to = CASE WHEN p_agree THEN p_public_id END
    WHERE trip_id = p.trip_id AND user_id = p_user_id AND state = 'going' AND may_edit;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF NOT p_agree THEN UPDATE public_trips SET ended_at = p_at WHERE public_id = p_public_id AND ended_at IS NULL; END IF;
  -- Without a page there is nothing to ask the others either.
  DELETE FROM notices WHERE trip_id = p.trip_id AND kind = 'publishAsked' AND (user_id = p_user_id OR NOT p_agree);
  RETURN 'answered';
END $$;
COMMENT ON FUNCTION answer_publishing IS 'outcome: answered | missing';
