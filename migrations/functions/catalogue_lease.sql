-- The catalogue's version with a lease, in ms, during which no write can happen; so one query proves a cached response
-- fresh many times. The lock is tried in a statement before the version is read, so that a write that finished under it
-- is seen. A standby gives no lease, because it does not see who writes.
CREATE OR REPLACE FUNCTION catalogue_lease(OUT version bigint, OUT lease_ms integer) LANGUAGE plpgsql AS $$
BEGIN
  lease_ms := 0;
  IF NOT pg_is_in_recovery() AND pg_try_advisory_xact_lock_shared(hashtextextended('catalogue', 0)) THEN
    lease_ms := 20;
  END IF;
  SELECT c.version INTO version FROM catalogue_version c;
END $$;
