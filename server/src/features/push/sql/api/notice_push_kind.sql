-- The kind of notification that tells of a notice on devices; null for one that is in the app and in the daily mail only.
CREATE OR REPLACE FUNCTION notice_push_kind(p_kind text, p_is_question boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_is_question OR p_kind IN ('requested', 'invited', 'invitationAccepted', 'publishAsked') THEN 'requests'
    WHEN p_kind IN ('seat', 'cancelled', 'changed', 'removed', 'readmitted', 'accepted', 'acceptedToWait', 'declined') THEN 'seat'
    WHEN p_kind = 'tripTomorrow' THEN 'tomorrow'
    WHEN p_kind LIKE 'pay%' OR p_kind LIKE 'tripPay%' THEN 'money'
  END;
$$;
