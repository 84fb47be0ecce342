-- The user joins a choice by the link with this hash. Outcome 'joined' with the choice (also if they vote in it already), or
-- the reason why not: 'missing' (no such link, or it has ended, or a block or a suspension hides the owner), 'full' (all
-- who vote have joined).
CREATE OR REPLACE FUNCTION join_choice(p_user_id uuid, p_token_hash text, p_at timestamptz, p_today date,
  OUT outcome text, OUT choice_id uuid) LANGUAGE plpgsql AS $$
DECLARE
  c choices%ROWTYPE;
BEGIN
  outcome := 'missing';
  SELECT * INTO c FROM choices l WHERE l.token_hash = p_token_hash AND l.link_expires_on >= p_today;
  IF NOT FOUND THEN RETURN; END IF;
  IF c.owner_id = p_user_id THEN outcome := 'joined'; choice_id := c.id; RETURN; END IF;
  IF NOT lock_pair(c.owner_id, p_user_id) THEN RETURN; END IF;
  IF are_blocked(c.owner_id, p_user_id) OR EXISTS (SELECT FROM users u WHERE u.id = c.owner_id
    AND (u.suspended_at IS NOT NULL OR u.account_gone_at IS NOT NULL OR u.deletion_asked_at IS NOT NULL)) THEN RETURN; END IF;
  -- The owner may have revoked the link, or the choice may have closed, while the function waited.
  SELECT * INTO c FROM choices l
    WHERE l.id = c.id AND l.token_hash = p_token_hash AND l.closed_at IS NULL AND l.closes_at > p_at FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM choice_people v WHERE v.choice_id = c.id AND v.user_id = p_user_id) THEN
    IF (SELECT count(*) FROM choice_people v WHERE v.choice_id = c.id) >= c.voters THEN outcome := 'full'; RETURN; END IF;
    INSERT INTO choice_people (choice_id, user_id, joined_at) VALUES (c.id, p_user_id, p_at);
  END IF;
  outcome := 'joined';
  choice_id := c.id;
END $$;
COMMENT ON FUNCTION join_choice IS 'outcome: joined (choice_id) | missing | full';
