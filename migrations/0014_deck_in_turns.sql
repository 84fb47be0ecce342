DROP INDEX "users_in_ring";--> statement-breakpoint
CREATE INDEX "users_in_ring" ON "users" USING btree ("deck_key","id") WHERE "users"."suspended_at" is null and "users"."deletion_asked_at" is null;--> statement-breakpoint
ALTER TABLE "deck_places" DROP COLUMN "newest";