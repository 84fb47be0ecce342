-- Trigger: every write to packages raises the catalogue's version and outlasts the leases that were given. The row of
-- the version comes first: two writers meet there.
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
