ALTER TABLE "notices" ADD COLUMN "trip_id" uuid;--> statement-breakpoint
CREATE INDEX "notices_by_trip" ON "notices" USING btree ("trip_id") WHERE "notices"."trip_id" is not null;