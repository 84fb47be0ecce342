-- Queues the mail about a moderators' decision to the person whom it is about. The server words it when it is sent.
CREATE OR REPLACE FUNCTION mail_decision(the_user uuid, the_act text, the_words text, the_reason text, the_end timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (id, "to", kind, params)
  SELECT uuidv7(), u.email, 'decision', jsonb_strip_nulls(jsonb_build_object('act', the_act, 'name', u.name,
    'words', the_words, 'reason', the_reason, 'end', to_char(the_end AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')))
  FROM users u
  WHERE u.id = the_user AND u.email ~ '^[^@[:cntrl:][:space:]]+@[^@[:cntrl:][:space:]]+$';
$$;
