-- Requests the deletion of somebody's account on behalf of them, and writes the audit log, whose line it returns. Their tours
-- are cancelled when the account is deleted, so that whoever keeps it keeps them too. Null if the deletion is requested
-- already or the account is gone.
DROP FUNCTION IF EXISTS execute_removal(uuid, jsonb, text, text, timestamptz, date, text, text);
CREATE OR REPLACE FUNCTION execute_removal(p_user_id uuid, p_actor jsonb, p_act text, p_note text, p_at timestamptz, p_today date)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  result text;
BEGIN
  SELECT r.outcome INTO result FROM users u, request_account_deletion(u.firebase_uid, false, p_at, p_today,
    p_cancels_tours => false) r WHERE u.id = p_user_id;
  IF result IS DISTINCT FROM 'requested' THEN RETURN NULL; END IF;
  RETURN audit(p_actor, p_act, 'user', p_user_id::text, '{"leaving": false}', '{"leaving": true}', p_note);
END $$;
