-- The groups of trips with friends, for the job that deletes groups a year after their last day.
INSERT INTO "group_ends" ("tour_id", "last_day")
  SELECT DISTINCT ON ("trip_id") "trip_id", coalesce("start_date" + "day_count" - 1, 'infinity') FROM "trip_friends" WHERE "state" = 'going'
  ON CONFLICT DO NOTHING;
