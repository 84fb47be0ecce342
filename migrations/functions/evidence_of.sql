-- The evidence of a report, as it is now: the reported user's profile and newest tours, and the last 200 messages
-- between the two. Messages have roles instead of names, since names can be changed.
CREATE OR REPLACE FUNCTION evidence_of(reporter uuid, reported uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'profile', (SELECT jsonb_build_object('name', u.name, 'bio', u.bio, 'profilePicture', u.profile_picture,
      'homeCity', u.home_city, 'languages', u.languages) FROM users u WHERE u.id = reported),
    'tours', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'description', t.description,
      'destination', t.destination, 'startDate', t.start_date, 'endDate', t.end_date, 'price', t.price) ORDER BY t.id DESC), '[]')
      FROM (SELECT * FROM tours WHERE creator_id = reported ORDER BY id DESC LIMIT 10) t),
    'messages', (SELECT coalesce(jsonb_agg(jsonb_build_object('by', CASE m.from_id WHEN reported THEN 'reported' ELSE 'reporter' END,
      'text', m.text, 'at', m.created_at) ORDER BY m.id), '[]')
      FROM (
        SELECT * FROM (
          (SELECT * FROM messages WHERE from_id = reporter AND to_id = reported ORDER BY id DESC LIMIT 200)
          UNION ALL (SELECT * FROM messages WHERE from_id = reported AND to_id = reporter ORDER BY id DESC LIMIT 200)) both_ways
        ORDER BY id DESC LIMIT 200) m))
$$;
