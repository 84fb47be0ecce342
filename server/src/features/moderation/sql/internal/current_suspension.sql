-- A user's suspension by moderators, for the audit log; also of a deleted account.
CREATE OR REPLACE FUNCTION current_suspension(p_user_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT jsonb_build_object('suspended', u.suspended_at IS NOT NULL AND u.suspended_at IS DISTINCT FROM u.account_gone_at,
      'until', u.suspended_until) FROM users u WHERE u.id = p_user_id),
    (SELECT jsonb_build_object('suspended', d.suspended_at IS NOT NULL, 'until', d.suspended_until)
      FROM departed_accounts d WHERE d.user_id = p_user_id),
    '{"suspended": false, "until": null}');
$$;
