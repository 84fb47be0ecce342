-- Answers made from the catalogue are kept and proven fresh by its version, so every write moves that, whoever writes:
-- an import, or somebody by hand. Before the write, so that two writers meet at the version and not halfway through.
INSERT INTO catalogue_version DEFAULT VALUES ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION move_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER packages_move_catalogue_version
  BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON packages
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();
