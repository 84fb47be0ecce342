ALTER TABLE "users" ALTER COLUMN "travel_type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "travel_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trip_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "travel_months" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_trip_types" CHECK (cardinality("users"."trip_types") <= 3 and "users"."trip_types" <@ '{beaches,mountains,historical,adventure,wildlife,spiritual,culinary}'::text[]);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_travel_months" CHECK ("users"."travel_months" <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[]);--> statement-breakpoint
-- 'family' was the default, so nobody knows who chose it; 'genZ' was always a choice.
UPDATE "users" SET "travel_type" = NULL WHERE "travel_type" = 'family';
