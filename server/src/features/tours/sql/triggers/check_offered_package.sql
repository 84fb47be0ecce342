-- Trigger: a tour cannot newly refer to a withdrawn package; one that already does keeps it. The package is locked, so
-- that a concurrent withdrawal happens before or after.
CREATE OR REPLACE FUNCTION check_offered_package() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM packages WHERE id = NEW.package_id AND withdrawn_at IS NOT NULL FOR SHARE) THEN
    RAISE EXCEPTION 'the package is withdrawn' USING ERRCODE = 'check_violation', CONSTRAINT = 'tours_package_offered';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER tours_check_package BEFORE INSERT ON tours
  FOR EACH ROW WHEN (NEW.package_id IS NOT NULL) EXECUTE FUNCTION check_offered_package();
CREATE OR REPLACE TRIGGER tours_check_changed_package BEFORE UPDATE OF package_id ON tours
  FOR EACH ROW WHEN (NEW.package_id IS NOT NULL AND NEW.package_id IS DISTINCT FROM OLD.package_id)
  EXECUTE FUNCTION check_offered_package();
