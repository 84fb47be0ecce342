-- The evidence of a report, as it is now: the reported user's profile, newest tours with their questions, travel plans, open
-- answers to the reporter's questions, words to the reporter whom they removed or declined, and the last 200 messages
-- between the two, with what they asked each other before joining a tour, and the answers. Messages have roles instead of names, since names can be changed.
CREATE OR REPLACE FUNCTION person_evidence(p_reporter_id uuid, p_reported_id uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  sent jsonb[];
  received jsonb[];
  asked jsonb[];
  plans jsonb;
BEGIN
  -- A statement for each side, since the two may be in different databases.
  SELECT array_agg(message) INTO sent FROM (
    SELECT jsonb_build_object('by', 'reporter', 'text', text, 'at', created_at, 'id', id) AS message FROM messages
    WHERE from_id = p_reporter_id AND to_id = p_reported_id ORDER BY id DESC LIMIT 200) side;
  SELECT array_agg(message) INTO received FROM (
    SELECT jsonb_build_object('by', 'reported', 'text', text, 'at', created_at, 'id', id) AS message FROM messages
    WHERE from_id = p_reported_id AND to_id = p_reporter_id ORDER BY id DESC LIMIT 200) side;
  SELECT array_agg(line) INTO asked FROM (
    SELECT jsonb_build_object('by', w.role, 'text', w.text, 'at', w.at, 'id', q.id) AS line
    FROM guest_questions q JOIN tours t ON t.id = q.tour_id
      CROSS JOIN LATERAL (VALUES
        (CASE q.user_id WHEN p_reporter_id THEN 'reporter' ELSE 'reported' END, q.text, q.created_at),
        (CASE q.user_id WHEN p_reporter_id THEN 'reported' ELSE 'reporter' END, q.answer, q.answered_at)) w(role, text, at)
    WHERE (q.user_id, t.creator_id) IN ((p_reporter_id, p_reported_id), (p_reported_id, p_reporter_id)) AND w.text IS NOT NULL
    ORDER BY w.at DESC LIMIT 200) side;
  SELECT coalesce(jsonb_agg(p.plan ORDER BY p.id DESC), '[]') INTO plans FROM (
    SELECT s.id, jsonb_build_object('goesTo', s.goes_to, 'startDate', s.start_date, 'endDate', s.end_date, 'note', s.note) AS plan
    FROM plan_summaries s WHERE s.user_id = p_reported_id ORDER BY s.id DESC LIMIT 10) p;
  RETURN jsonb_build_object(
    'plans', plans,
    'profile', (SELECT jsonb_build_object('name', u.name, 'bio', u.bio, 'profilePicture', u.profile_picture,
      'homeCity', u.home_city, 'languages', u.languages,
      'gender', (SELECT g.gender FROM genders g WHERE g.user_id = u.id)) FROM users u WHERE u.id = p_reported_id),
    'tours', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'description', t.description,
      'destination', t.destination, 'startDate', t.start_date, 'endDate', t.end_date, 'cancelled', t.cancelled_at IS NOT NULL, 'price', t.price, 'questions', to_jsonb(t.questions)) ORDER BY t.id DESC), '[]')
      FROM (SELECT * FROM tours WHERE creator_id = p_reported_id ORDER BY id DESC LIMIT 10) t),
    'answers', (SELECT coalesce(jsonb_agg(r.answers ORDER BY r.created_at), '[]')
      FROM tour_requests r JOIN tours t ON t.id = r.tour_id
      WHERE r.user_id = p_reported_id AND t.creator_id = p_reporter_id AND r.answers <> '[]'),
    'refusals', (SELECT coalesce(jsonb_agg(refusal ORDER BY refusal->>'at'), '[]') FROM (
      SELECT jsonb_build_object('text', r.reason, 'at', r.created_at) AS refusal
      FROM tour_removals r JOIN tours t ON t.id = r.tour_id
      WHERE r.user_id = p_reporter_id AND t.creator_id = p_reported_id ORDER BY r.created_at DESC LIMIT 50) newest),
    'messages', (SELECT coalesce(jsonb_agg(message - 'id' ORDER BY (message->>'at')::timestamptz, message->>'id'), '[]') FROM (
      SELECT message FROM unnest(sent || received || asked) message
      ORDER BY (message->>'at')::timestamptz DESC, message->>'id' DESC LIMIT 200) newest));
END $$;
