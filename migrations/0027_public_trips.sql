CREATE TABLE "public_trips" (
	"public_id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"first_name" boolean NOT NULL,
	"indexed" boolean NOT NULL,
	"last_day" date,
	"content" jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"ended_at" timestamptz(3),
	"hidden_at" timestamptz(3),
	"hidden_reason" text,
	CONSTRAINT "public_trips_trip" UNIQUE("trip_id"),
	CONSTRAINT "public_trips_hidden" CHECK (("public_trips"."hidden_at" is null) = ("public_trips"."hidden_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "trip_friends" ADD COLUMN "agreed_to" uuid;--> statement-breakpoint
ALTER TABLE "public_trips" ADD CONSTRAINT "public_trips_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_trips_by_owner" ON "public_trips" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "public_trips_indexed" ON "public_trips" USING btree ("public_id") WHERE "public_trips"."indexed" and "public_trips"."ended_at" is null and "public_trips"."hidden_at" is null;