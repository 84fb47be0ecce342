-- Ends the sessions of an account, seen or not, that began up to now, except the session `p_kept` if it is given. Sessions of
-- the embedded identity provider can begin in a later second. If all end, the calendar feed and the links
-- to trips go too, since whoever was logged in may have made them.
CREATE OR REPLACE FUNCTION end_sessions(p_account text, p_kept bigint, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO session_cutoffs AS c (account, ended_before, kept)
    VALUES (p_account, greatest(floor(extract(epoch FROM p_at)), (
      SELECT max(auth_time) + 1 FROM identity_refresh_tokens WHERE uid = p_account)), p_kept)
  ON CONFLICT (account) DO UPDATE SET ended_before = greatest(c.ended_before, excluded.ended_before), kept = excluded.kept;
  UPDATE sessions SET ended_at = now()
    WHERE account = p_account AND auth_time IS DISTINCT FROM p_kept AND ended_at IS NULL;
  SELECT delete_links(p_account, 'infinity') WHERE p_kept IS NULL;
$$;
