CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "trip_links" (
	"trip_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"first_name" boolean NOT NULL,
	"expires_on" date,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trip_links_trip_id_kind_pk" PRIMARY KEY("trip_id","kind"),
	CONSTRAINT "trip_links_token" UNIQUE("token_hash"),
	CONSTRAINT "trip_links_kind" CHECK ("trip_links"."kind" in ('read', 'family')),
	CONSTRAINT "trip_links_family_expires" CHECK (("trip_links"."kind" = 'family') = ("trip_links"."expires_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_links_by_owner" ON "trip_links" USING btree ("owner_id");