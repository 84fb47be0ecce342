-- Lifts the suspensions whose end has come.
CREATE OR REPLACE FUNCTION end_suspensions(p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE users SET suspended_at = account_gone_at, suspended_until = NULL
    WHERE suspended_at IS NOT NULL AND suspended_until <= p_at;
  UPDATE departed_accounts SET suspended_at = NULL, suspended_until = NULL WHERE suspended_until <= p_at;
$$;
