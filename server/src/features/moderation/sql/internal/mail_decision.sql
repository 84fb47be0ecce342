-- Queues the mail about a moderators' decision to the person whom it is about. The server words it when it is sent.
CREATE OR REPLACE FUNCTION mail_decision(p_user_id uuid, p_act text, p_words text, p_reason text, p_end timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (id, "to", kind, params)
  SELECT uuidv7(), u.email, 'decision', jsonb_strip_nulls(jsonb_build_object('act', p_act, 'name', u.name,
    'words', p_words, 'reason', p_reason, 'end', to_char(p_end AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')))
  FROM users u
  WHERE u.id = p_user_id AND u.email ~ '^[^@[:cntrl:][:space:]]+@[^@[:cntrl:][:space:]]+$';
$$;
