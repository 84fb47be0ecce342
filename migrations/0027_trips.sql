CREATE TABLE "tour_trips" (
	"tour_id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"title" text NOT NULL,
	"place_id" text NOT NULL,
	"start_date" date,
	"day_count" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_checks" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trip_checks_trip_id_user_id_id_pk" PRIMARY KEY("trip_id","user_id","id"),
	CONSTRAINT "trip_checks_kind" CHECK ("trip_checks"."kind" in ('packing', 'booking')),
	CONSTRAINT "trip_checks_text_length" CHECK (length("trip_checks"."text") <= 120)
);
--> statement-breakpoint
CREATE TABLE "trip_edits" (
	"trip_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"rejected" uuid[] NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "trip_edits_trip_id_key_pk" PRIMARY KEY("trip_id","key")
);
--> statement-breakpoint
CREATE TABLE "trip_items" (
	"trip_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"removed_at" timestamptz(3),
	CONSTRAINT "trip_items_trip_id_id_pk" PRIMARY KEY("trip_id","id")
);
--> statement-breakpoint
CREATE TABLE "trip_summaries" (
	"user_id" uuid NOT NULL,
	"trip_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"title" text NOT NULL,
	"place_id" text NOT NULL,
	"start_date" date,
	"day_count" smallint NOT NULL,
	CONSTRAINT "trip_summaries_user_id_trip_id_pk" PRIMARY KEY("user_id","trip_id"),
	CONSTRAINT "trip_summaries_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "trip_ticks" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "trip_ticks_trip_id_user_id_item_id_pk" PRIMARY KEY("trip_id","user_id","item_id"),
	CONSTRAINT "trip_ticks_item_length" CHECK (length("trip_ticks"."item_id") <= 80)
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"place_id" text NOT NULL,
	"start_date" date,
	"day_count" smallint NOT NULL,
	"from_city" text NOT NULL,
	"people" smallint NOT NULL,
	"month" smallint,
	"trip_type" text,
	"version" bigint NOT NULL,
	"fact_versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_up_to" bigint DEFAULT 0 NOT NULL,
	"members_may_edit" boolean DEFAULT false NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trips_title_length" CHECK (length("trips"."title") between 1 and 80),
	CONSTRAINT "trips_people" CHECK ("trips"."people" between 1 and 10),
	CONSTRAINT "trips_day_count" CHECK ("trips"."day_count" between 1 and 14)
);
--> statement-breakpoint
ALTER TABLE "tour_trips" ADD CONSTRAINT "tour_trips_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_trips_by_trip" ON "tour_trips" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trip_checks_by_user" ON "trip_checks" USING btree ("user_id","trip_id");--> statement-breakpoint
CREATE INDEX "trip_edits_by_age" ON "trip_edits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trip_items_in_versions" ON "trip_items" USING btree ("trip_id","version");--> statement-breakpoint
CREATE INDEX "trip_items_removed" ON "trip_items" USING btree ("removed_at") WHERE "trip_items"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "trip_ticks_by_user" ON "trip_ticks" USING btree ("user_id","trip_id");--> statement-breakpoint
CREATE INDEX "trips_by_owner" ON "trips" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "trips_by_last_change" ON "trips" USING btree ("changed_by");