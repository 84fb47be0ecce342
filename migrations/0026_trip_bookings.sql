CREATE TABLE "trip_bookings" (
	"user_id" uuid NOT NULL,
	"trip_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trip_bookings_user_id_trip_id_item_id_pk" PRIMARY KEY("user_id","trip_id","item_id"),
	CONSTRAINT "trip_bookings_length" CHECK (length("trip_bookings"."sealed") <= 120)
);
--> statement-breakpoint
ALTER TABLE "trip_bookings" ADD CONSTRAINT "trip_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_bookings_by_item" ON "trip_bookings" USING btree ("trip_id","item_id");