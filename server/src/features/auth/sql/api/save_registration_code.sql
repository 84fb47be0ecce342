-- Stores a new registration code for an address and the requesting browser, replacing that browser's last one. False if
-- the browser, or a browser on the same network that has none yet, was sent one after `p_cutoff`. The lock serializes
-- requests for one address, so that of twenty concurrent ones one sends a mail.
CREATE OR REPLACE FUNCTION save_registration_code(
  p_email text, p_browser text, p_network text, p_is_new boolean, p_hash text, p_tries integer,
  p_sent timestamptz, p_cutoff timestamptz, p_expires timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('registration code ' || p_email, 0));
  IF EXISTS (
    SELECT FROM registration_codes c
    WHERE c.email = p_email AND c.sent_at > p_cutoff
      AND (c.browser = p_browser OR (p_is_new AND c.network = p_network))
  ) THEN
    RETURN false;
  END IF;
  INSERT INTO registration_codes AS c (email, browser, network, hash, tries_left, sent_at, expires_at)
  VALUES (p_email, p_browser, p_network, p_hash, p_tries, p_sent, p_expires)
  ON CONFLICT (email, browser) DO UPDATE SET
    network = excluded.network, hash = excluded.hash, tries_left = excluded.tries_left, sent_at = excluded.sent_at,
    expires_at = excluded.expires_at;
  RETURN true;
END $$;
