-- Decides a photo check, deletes its picture and notifies the user, whose name it returns. Null if none waits with this id,
-- or it is the actor's own.
CREATE OR REPLACE FUNCTION decide_photo(the_check uuid, the_outcome text, actor jsonb, the_note text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
  line uuid;
BEGIN
  SELECT p.user_id INTO person FROM photo_checks p WHERE p.check_id = the_check AND p.bytes IS NOT NULL
    AND p.user_id IS DISTINCT FROM (actor->>'staff')::uuid FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  line := audit(actor, 'photoCheck.' || the_outcome, 'photoCheck', the_check::text, jsonb_build_object('outcome', NULL),
    jsonb_build_object('outcome', the_outcome), the_note);
  UPDATE photo_checks p SET bytes = NULL, decided_at = now(), outcome = the_outcome, audit_id = line,
    operator = (SELECT l.actor FROM audit_log l WHERE l.id = line)
    WHERE p.check_id = the_check;
  INSERT INTO notices (id, user_id, kind) VALUES (uuidv7(), person, 'photoDecided');
  RETURN (SELECT u.name FROM users u WHERE u.id = person);
END $$;
