-- Trigger: keeps follower_count and following_count for every change of follows. Users are locked in the order of their
-- ids, so that two people who follow each other at the same moment cannot deadlock.
CREATE OR REPLACE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE TRIGGER follows_counted AFTER INSERT ON follows REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
CREATE OR REPLACE TRIGGER follows_uncounted AFTER DELETE ON follows REFERENCING OLD TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();
