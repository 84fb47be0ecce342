-- Refuses changes of the history of consents. Rows are deleted with their account only, by its foreign key.
CREATE OR REPLACE FUNCTION protect_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of consents is append-only' USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'consents_append_only';
END $$;
CREATE OR REPLACE TRIGGER consents_append_only BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION protect_consents();
