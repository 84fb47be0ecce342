ALTER TABLE "blocks" ADD COLUMN "blocker_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "blocked_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joined_tours_visible_to" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_joined_tours_visible_to" CHECK ("users"."joined_tours_visible_to" in ('everyone', 'connections', 'nobody'));--> statement-breakpoint
UPDATE blocks b SET blocker_name = mine.name, blocked_name = theirs.name
  FROM users mine, users theirs WHERE mine.id = b.blocker_id AND theirs.id = b.blocked_id;
