-- Writes the audit log about an export that a member of the staff makes for somebody, and mails that person about it. Outcome
-- 'noted', 'staff' (the data of members of the staff are not exported so) or 'missing'. Processes of an earlier version also
-- give the words of the mail.
CREATE OR REPLACE FUNCTION record_export(p_user_id uuid, p_actor jsonb, p_note text, p_lists jsonb, p_mail_subject text DEFAULT NULL,
  p_mail_text text DEFAULT NULL) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  SELECT u.email INTO address FROM users u WHERE u.id = p_user_id;
  IF NOT FOUND THEN RETURN 'missing'; END IF;
  IF staff_roles(p_user_id)->'roles' <> '[]' THEN RETURN 'staff'; END IF;
  PERFORM audit(p_actor, 'user.export', 'user', p_user_id::text, NULL, jsonb_build_object('lists', p_lists), p_note);
  INSERT INTO outbox (id, "to", kind, params) VALUES (uuidv7(), address, 'exportedByStaff', '{}');
  RETURN 'noted';
END $$;
COMMENT ON FUNCTION record_export IS 'outcome: noted | staff | missing';
