-- Who follows whom is counted on both, whatever makes or ends it: a call, a block, an account that goes. People are
-- locked in the order of their ids, so that two who follow each other at once wait for, and not on, each other.
CREATE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  IF NOT EXISTS (SELECT FROM moved) THEN RETURN NULL; END IF;
  PERFORM FROM users WHERE id IN (SELECT follower_id FROM moved UNION ALL SELECT followed_id FROM moved)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE users u SET follower_count = u.follower_count + step * c.followers,
      following_count = u.following_count + step * c.following
    FROM (SELECT id, sum(follower)::integer AS followers, sum(followed)::integer AS following
          FROM (SELECT followed_id AS id, 1 AS follower, 0 AS followed FROM moved
                UNION ALL SELECT follower_id, 0, 1 FROM moved) ends
          GROUP BY id) c
    WHERE u.id = c.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follows_counted AFTER INSERT ON follows REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
--> statement-breakpoint
CREATE TRIGGER follows_uncounted AFTER DELETE ON follows REFERENCING OLD TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
--> statement-breakpoint

-- Held until the end of the statement: what two people do to each other happens one after the other, and neither goes
-- meanwhile. False when one of them is gone already. Always a statement of its own: a check in the same one would see
-- what was there before the wait.
CREATE FUNCTION hold_pair(a uuid, b uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  there integer;
BEGIN
  SELECT count(*) INTO there FROM (SELECT FROM users WHERE id IN (a, b) ORDER BY id FOR KEY SHARE) held;
  PERFORM pg_advisory_xact_lock(hashtextextended(least(a, b)::text || greatest(a, b)::text, 0));
  RETURN there = 2;
END $$;
--> statement-breakpoint

-- Puts an event about each into the other's log of what their browsers are told. Its numbers are given under the lock
-- of the row that counts them, so whoever has seen one number has seen all before it.
CREATE FUNCTION tell_both(a uuid, kind_a text, b uuid, kind_b text, message uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inboxes AS i (user_id, told) SELECT u, 1 FROM unnest(ARRAY[a, b]) u ORDER BY u
    ON CONFLICT (user_id) DO UPDATE SET told = i.told + 1;
  INSERT INTO live_events (user_id, number, kind, other_id, message_id)
    SELECT a, told, kind_a, b, message FROM inboxes WHERE user_id = a
    UNION ALL SELECT b, told, kind_b, a, message FROM inboxes WHERE user_id = b;
END $$;
--> statement-breakpoint

CREATE FUNCTION are_matched(a uuid, b uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM swipes WHERE user_id = a AND swiped_id = b AND action = 'right')
    AND EXISTS (SELECT FROM swipes WHERE user_id = b AND swiped_id = a AND action = 'right')
    AND NOT are_blocked(a, b);
$$;
--> statement-breakpoint

-- 'swiped', 'match' for the one swipe that made a match, or 'missing'. A second swipe replaces the first.
CREATE FUNCTION swipe_person(me uuid, other uuid, the_action text, OUT outcome text) LANGUAGE plpgsql AS $$
DECLARE
  matched boolean;
BEGIN
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  IF are_blocked(me, other) OR EXISTS (SELECT FROM users WHERE id = other AND suspended_at IS NOT NULL) THEN
    outcome := 'missing'; RETURN;
  END IF;
  matched := are_matched(me, other);
  INSERT INTO swipes AS s (user_id, swiped_id, action) VALUES (me, other, the_action)
    ON CONFLICT (user_id, swiped_id) DO UPDATE SET action = the_action, turn = DEFAULT, swiped_at = now()
    WHERE s.action IS DISTINCT FROM the_action;
  outcome := 'swiped';
  IF are_matched(me, other) = matched THEN RETURN; END IF;
  IF matched THEN
    PERFORM tell_both(me, 'closed', other, 'closed', NULL);
  ELSE
    PERFORM tell_both(me, 'match', other, 'match', NULL);
    outcome := 'match';
  END IF;
END $$;
--> statement-breakpoint

-- Takes the last swipe back and gives whose card it was; null when there is none. A match that it made is no more.
CREATE FUNCTION undo_swipe(me uuid, OUT other uuid) LANGUAGE plpgsql AS $$
DECLARE
  matched boolean;
BEGIN
  SELECT swiped_id INTO other FROM swipes WHERE user_id = me AND action IS NOT NULL ORDER BY turn DESC LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM hold_pair(me, other);
  matched := are_matched(me, other);
  UPDATE swipes SET action = NULL WHERE user_id = me AND swiped_id = other;
  IF matched THEN PERFORM tell_both(me, 'closed', other, 'closed', NULL); END IF;
END $$;
--> statement-breakpoint

-- True when there was a match to end.
CREATE FUNCTION unmatch(me uuid, other uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_pair(me, other);
  IF NOT are_matched(me, other) THEN RETURN false; END IF;
  UPDATE swipes SET action = 'left' WHERE user_id = me AND swiped_id = other;
  PERFORM tell_both(me, 'closed', other, 'closed', NULL);
  RETURN true;
END $$;
--> statement-breakpoint

-- 'blocked' (again too), or 'missing'. Ends what the two have with each other: follows, the match, and seats in each
-- other's tours to come, whose rows are held so that nobody takes one meanwhile; `freed` are the tours that changed.
CREATE FUNCTION block_person(me uuid, other uuid, today date, OUT outcome text, OUT freed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  matched boolean;
  tour record;
BEGIN
  freed := '{}';
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  outcome := 'blocked';
  matched := are_matched(me, other);
  FOR tour IN
    SELECT id, CASE creator_id WHEN me THEN other ELSE me END AS guest FROM tours
    WHERE creator_id IN (me, other) AND end_date >= today AND cancelled_at IS NULL ORDER BY id FOR UPDATE
  LOOP
    DELETE FROM tour_waitlist WHERE tour_id = tour.id AND user_id = tour.guest;
    DELETE FROM tour_participants WHERE tour_id = tour.id AND user_id = tour.guest;
    IF FOUND THEN
      UPDATE tours SET joined = joined - 1 WHERE id = tour.id;
      PERFORM promote_waiting(tour.id);
      freed := freed || tour.id;
    END IF;
  END LOOP;
  INSERT INTO blocks (blocker_id, blocked_id) VALUES (me, other) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM follows WHERE (follower_id, followed_id) IN ((me, other), (other, me));
  INSERT INTO swipes (user_id, swiped_id) VALUES (me, other)
    ON CONFLICT (user_id, swiped_id) DO UPDATE SET action = NULL;
  IF matched THEN PERFORM tell_both(me, 'closed', other, 'closed', NULL); END IF;
END $$;
--> statement-breakpoint

-- 'reported', or 'missing'; with `also_block` both or neither.
CREATE FUNCTION report_person(me uuid, other uuid, the_reason text, the_note text, also_block boolean, today date,
  OUT outcome text, OUT freed uuid[]) LANGUAGE plpgsql AS $$
BEGIN
  freed := '{}';
  IF NOT hold_pair(me, other) THEN outcome := 'missing'; RETURN; END IF;
  INSERT INTO reports (id, reporter_id, reported_id, reason, note) VALUES (uuidv7(), me, other, the_reason, the_note);
  IF also_block THEN SELECT b.freed INTO freed FROM block_person(me, other, today) b; END IF;
  outcome := 'reported';
END $$;
--> statement-breakpoint

-- The message's id, also of one that was sent under this key before; or why not: 'closed' (no match, or no more), 'key'
-- (it was given to another message).
CREATE FUNCTION send_message(sender uuid, receiver uuid, the_text text, the_key uuid, OUT outcome text, OUT message uuid)
LANGUAGE plpgsql AS $$
DECLARE
  known messages%ROWTYPE;
BEGIN
  PERFORM hold_pair(sender, receiver);
  IF NOT are_matched(sender, receiver) OR EXISTS (SELECT FROM users WHERE id = receiver AND suspended_at IS NOT NULL) THEN
    outcome := 'closed'; RETURN;
  END IF;
  SELECT * INTO known FROM messages WHERE from_id = sender AND key = the_key;
  IF FOUND THEN
    message := known.id;
    outcome := CASE WHEN known.to_id = receiver AND known.text = the_text THEN 'sent' ELSE 'key' END; RETURN;
  END IF;
  message := uuidv7();
  INSERT INTO messages (id, from_id, to_id, text, key, created_at)
    VALUES (message, sender, receiver, the_text, the_key, clock_timestamp()) ON CONFLICT (from_id, key) DO NOTHING;
  IF NOT FOUND THEN outcome := 'key'; RETURN; END IF;
  INSERT INTO threads (user_id, other_id, last_id) VALUES (sender, receiver, message), (receiver, sender, message)
    ON CONFLICT (user_id, other_id) DO UPDATE SET last_id = message;
  PERFORM tell_both(sender, 'message', receiver, 'message', message);
  outcome := 'sent';
END $$;
--> statement-breakpoint

-- True when the two are matched. Marks only ever move on.
CREATE FUNCTION mark_read(me uuid, other uuid, up_to uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  last uuid;
BEGIN
  PERFORM hold_pair(me, other);
  IF NOT are_matched(me, other) THEN RETURN false; END IF;
  SELECT id INTO last FROM messages WHERE from_id = other AND to_id = me AND id <= up_to ORDER BY id DESC LIMIT 1;
  UPDATE threads SET read_up_to = last
    WHERE user_id = me AND other_id = other AND last IS NOT NULL AND (read_up_to IS NULL OR read_up_to < last);
  IF FOUND THEN PERFORM tell_both(me, 'seen', other, 'read', last); END IF;
  RETURN true;
END $$;
--> statement-breakpoint

-- False when there is nobody to follow: gone, suspended or blocked. Following twice is once.
CREATE FUNCTION follow_person(me uuid, other uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT hold_pair(me, other) THEN RETURN false; END IF;
  IF are_blocked(me, other) OR EXISTS (SELECT FROM users WHERE id = other AND suspended_at IS NOT NULL) THEN
    RETURN false;
  END IF;
  INSERT INTO follows (follower_id, followed_id) VALUES (me, other) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;
