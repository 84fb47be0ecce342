-- Writes the audit log about an export that a member of the staff makes for somebody, and mails that person about it. Outcome
-- 'noted', 'staff' (the data of members of the staff are not exported so) or 'missing'.
CREATE OR REPLACE FUNCTION note_export(the_user uuid, actor jsonb, the_note text, lists jsonb, mail_subject text,
  mail_text text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  SELECT u.email INTO address FROM users u WHERE u.id = the_user;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF roles_of(the_user)->'roles' <> '[]' THEN RETURN 'staff'; END IF;
  PERFORM audit(actor, 'user.export', 'user', the_user::text, NULL, jsonb_build_object('lists', lists), the_note);
  INSERT INTO outbox (id, "to", subject, text) VALUES (uuidv7(), address, mail_subject, mail_text);
  RETURN 'noted';
END $$;
COMMENT ON FUNCTION note_export IS 'outcome: noted | staff | missing';
