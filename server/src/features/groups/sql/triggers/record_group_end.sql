-- Trigger: records the last day of a tour, and its deletion, for the cleanup job that deletes its group.
CREATE OR REPLACE FUNCTION record_group_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO group_ends (tour_id, last_day)
    VALUES (coalesce(NEW.id, OLD.id), CASE TG_OP WHEN 'DELETE' THEN '-infinity' ELSE NEW.end_date END)
    ON CONFLICT (tour_id) DO UPDATE SET last_day = excluded.last_day;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tours_note_end AFTER INSERT OR DELETE OR UPDATE OF end_date ON tours
  FOR EACH ROW EXECUTE FUNCTION record_group_end();
