-- Deletes the calendar feed and the links to trips and for joining them or choices that somebody made before a time, with a session that has ended since.
CREATE OR REPLACE FUNCTION delete_links(p_account text, p_before timestamptz) RETURNS void LANGUAGE sql AS $$
  DELETE FROM calendar_feeds f USING users u
    WHERE u.firebase_uid = p_account AND f.user_id = u.id AND f.created_at < p_before;
  DELETE FROM trip_links l USING users u
    WHERE u.firebase_uid = p_account AND l.owner_id = u.id AND l.created_at < p_before;
  DELETE FROM trip_invite_links l USING users u
    WHERE u.firebase_uid = p_account AND l.owner_id = u.id AND l.created_at < p_before;
  UPDATE choices c SET token_hash = NULL, link_expires_on = NULL, link_made_at = NULL FROM users u
    WHERE u.firebase_uid = p_account AND c.owner_id = u.id AND c.link_made_at < p_before;
$$;
