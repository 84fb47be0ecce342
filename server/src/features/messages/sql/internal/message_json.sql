-- A message as it is sent to clients.
CREATE OR REPLACE FUNCTION message_json(m messages) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('_id', m.id, 'from', m.from_id, 'to', m.to_id, 'text', m.text,
    'at', to_char(m.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'key', m.key);
$$;
