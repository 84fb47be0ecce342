ALTER TABLE "trip_links" ADD COLUMN "shows_times" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_links" ADD COLUMN "shows_costs" boolean DEFAULT false NOT NULL;