-- Locks the catalogue until the end of the statement's transaction, so that its writers run one after the other. Each takes this
-- lock before the lock of a package.
CREATE OR REPLACE FUNCTION lock_catalogue() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_version DEFAULT VALUES ON CONFLICT ("only") DO UPDATE SET version = catalogue_version.version;
END $$;
