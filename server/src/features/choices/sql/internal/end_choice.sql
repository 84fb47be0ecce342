-- Closes a choice with what its votes say, once; nobody joins it any more. The caller holds the choice.
CREATE OR REPLACE FUNCTION end_choice(p_choice_id uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  decided record;
BEGIN
  SELECT * INTO decided FROM decide_choice(p_choice_id);
  UPDATE choices SET closed_at = p_at, outcome = decided.outcome, winner = decided.winner,
    token_hash = NULL, link_expires_on = NULL, link_made_at = NULL
    WHERE id = p_choice_id AND closed_at IS NULL;
END $$;
