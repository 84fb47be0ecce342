-- Decides a photo check, deletes its picture and notifies the user, whose name it returns. Null if none waits with this id,
-- or it is the actor's own.
CREATE OR REPLACE FUNCTION decide_photo(p_check_id uuid, p_outcome text, p_actor jsonb, p_note text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
  line uuid;
BEGIN
  SELECT p.user_id INTO person FROM photo_checks p WHERE p.check_id = p_check_id AND p.bytes IS NOT NULL
    AND p.user_id IS DISTINCT FROM (p_actor->>'staff')::uuid FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  line := audit(p_actor, 'photoCheck.' || p_outcome, 'photoCheck', p_check_id::text, jsonb_build_object('outcome', NULL),
    jsonb_build_object('outcome', p_outcome), p_note);
  UPDATE photo_checks p SET bytes = NULL, decided_at = now(), outcome = p_outcome, audit_id = line,
    operator = (SELECT l.actor FROM audit_log l WHERE l.id = line)
    WHERE p.check_id = p_check_id;
  INSERT INTO notices (id, user_id, kind) VALUES (uuidv7(), person, 'photoDecided');
  RETURN (SELECT u.name FROM users u WHERE u.id = person);
END $$;
