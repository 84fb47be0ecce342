-- Stores a new registration code for an address and the requesting browser, replacing that browser's last one. False if
-- the browser, or a browser on the same network that has none yet, was sent one after `cutoff`. The lock serializes
-- requests for one address, so that of twenty concurrent ones one sends a mail.
CREATE OR REPLACE FUNCTION save_registration_code(
  the_email text, the_browser text, the_network text, is_new boolean, the_hash text, the_tries integer,
  sent timestamptz, cutoff timestamptz, expires timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('registration code ' || the_email, 0));
  IF EXISTS (
    SELECT FROM registration_codes c
    WHERE c.email = the_email AND c.sent_at > cutoff
      AND (c.browser = the_browser OR (is_new AND c.network = the_network))
  ) THEN
    RETURN false;
  END IF;
  INSERT INTO registration_codes AS c (email, browser, network, hash, tries_left, sent_at, expires_at)
  VALUES (the_email, the_browser, the_network, the_hash, the_tries, sent, expires)
  ON CONFLICT (email, browser) DO UPDATE SET
    network = excluded.network, hash = excluded.hash, tries_left = excluded.tries_left, sent_at = excluded.sent_at,
    expires_at = excluded.expires_at;
  RETURN true;
END $$;
