-- Accounts from before keep what they show, and are asked; no row is rewritten.
ALTER TABLE "users" ALTER COLUMN "joined_tours_visible_to" SET DEFAULT 'connections';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "visibility_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "visibility_answered" SET DEFAULT true;--> statement-breakpoint
-- Whoever has not agreed to the terms has not chosen to be seen either.
UPDATE "users" SET "joined_tours_visible_to" = 'connections' WHERE "consented_at" IS NULL AND "joined_tours_visible_to" = 'everyone';
