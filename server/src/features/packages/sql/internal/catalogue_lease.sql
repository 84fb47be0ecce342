-- Unused. Servers of an earlier version call it during a rolling update; without a lease they read the version each
-- time.
CREATE OR REPLACE FUNCTION catalogue_lease(OUT version bigint, OUT lease_ms integer) LANGUAGE plpgsql AS $$
BEGIN
  lease_ms := 0;
  SELECT c.version INTO version FROM catalogue_version c;
END $$;
