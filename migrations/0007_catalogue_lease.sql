-- A look at the version proves more than that moment: it comes with a lease, for whose length nothing is written. Whoever
-- writes first keeps new leases from being given, then outlasts those that were. So a kept answer is proven fresh many
-- times by one look, and a write waits 30 ms, once.
--
-- The lock is tried before the version is read, in a statement of its own: once it is had, whatever was written under it
-- can be seen. A standby gives no lease, since it does not see who writes.
CREATE FUNCTION catalogue_lease(OUT version bigint, OUT lease_ms integer) LANGUAGE plpgsql AS $$
BEGIN
  lease_ms := 0;
  IF NOT pg_is_in_recovery() AND pg_try_advisory_xact_lock_shared(hashtextextended('catalogue', 0)) THEN
    lease_ms := 20;
  END IF;
  SELECT c.version INTO version FROM catalogue_version c;
END $$;
--> statement-breakpoint
-- The version's row comes first: there two writers meet, an import too, which takes it before it has read anything.
CREATE OR REPLACE FUNCTION move_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  IF current_setting('saathi.catalogue_held', true) IS DISTINCT FROM 'yes' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('catalogue', 0));
    PERFORM pg_sleep(0.03);
    PERFORM set_config('saathi.catalogue_held', 'yes', true);
  END IF;
  RETURN NULL;
END $$;
