-- Trigger: every write to packages raises the version of the catalogue, so that concurrent writers wait for each other.
CREATE OR REPLACE FUNCTION move_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER packages_move_catalogue_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON packages
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();
