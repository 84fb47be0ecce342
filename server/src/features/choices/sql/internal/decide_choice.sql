-- What the votes of a choice say now: 'won' with the winner, 'ruledOut' (there is an "I can't" for each candidate) or
-- 'none' (nobody approves of what is left). The most approvals win, then the lowest cost a head, then what was added first.
-- What somebody cannot do never wins. From three votes on that counts: with two, each would know the other's.
CREATE OR REPLACE FUNCTION decide_choice(p_choice_id uuid, OUT outcome text, OUT winner smallint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  vetoed smallint[] := '{}';
BEGIN
  IF (SELECT count(*) FROM choice_people WHERE choice_id = p_choice_id AND voted_at IS NOT NULL) >= 3 THEN
    vetoed := ARRAY(SELECT DISTINCT veto FROM choice_people WHERE choice_id = p_choice_id AND veto IS NOT NULL);
  END IF;
  SELECT c.number INTO winner FROM choice_candidates c
    JOIN choice_people v ON v.choice_id = c.choice_id AND c.number = ANY (v.approvals)
    WHERE c.choice_id = p_choice_id AND c.number <> ALL (vetoed)
    GROUP BY c.number, c.per_head ORDER BY count(*) DESC, c.per_head, c.number LIMIT 1;
  outcome := CASE
    WHEN winner IS NOT NULL THEN 'won'
    WHEN EXISTS (SELECT FROM choice_candidates c WHERE c.choice_id = p_choice_id AND c.number <> ALL (vetoed)) THEN 'none'
    ELSE 'ruledOut' END;
END $$;
COMMENT ON FUNCTION decide_choice IS 'outcome: won (winner) | ruledOut | none';
