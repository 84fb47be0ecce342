-- Gives the audit log to a role of its own, so that the application can add lines and read them, and nothing more: neither an
-- SQL injection nor a leaked DATABASE_URL can change or delete what stands there. Lines older than their retention can still be
-- deleted, which the trigger decides. Run it once as a superuser, in Saathi's database, after the first start; `saathi` is the
-- role of DATABASE_URL. Run it again after a restore. An upgrade that changes the audit log says at its start that it must be
-- the owner: then `ALTER TABLE audit_log OWNER TO saathi; ALTER FUNCTION protect_audit_log() OWNER TO saathi;`, start, and run
-- this again.
DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'saathi_audit') THEN CREATE ROLE saathi_audit NOLOGIN; END IF; END $$;
-- The owner of a schema can drop everything in it.
ALTER SCHEMA public OWNER TO saathi_audit;
GRANT USAGE, CREATE ON SCHEMA public TO saathi;
ALTER TABLE audit_log OWNER TO saathi_audit;
ALTER FUNCTION protect_audit_log() OWNER TO saathi_audit;
REVOKE ALL ON audit_log FROM PUBLIC, saathi;
GRANT SELECT, INSERT, DELETE, REFERENCES ON audit_log TO saathi;
