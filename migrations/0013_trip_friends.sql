CREATE TABLE "trip_friends" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"may_edit" boolean NOT NULL,
	"title" text NOT NULL,
	"place_id" text NOT NULL,
	"start_date" date,
	"day_count" smallint NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trip_friends_trip_id_user_id_pk" PRIMARY KEY("trip_id","user_id"),
	CONSTRAINT "trip_friends_state" CHECK ("trip_friends"."state" in ('invited', 'going', 'declined')),
	CONSTRAINT "trip_friends_others" CHECK ("trip_friends"."user_id" <> "trip_friends"."owner_id")
);
--> statement-breakpoint
CREATE TABLE "trip_invite_links" (
	"trip_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"may_edit" boolean NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "trip_invite_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "trip_friends" ADD CONSTRAINT "trip_friends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_friends" ADD CONSTRAINT "trip_friends_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_invite_links" ADD CONSTRAINT "trip_invite_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_friends_by_user" ON "trip_friends" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trip_friends_by_owner" ON "trip_friends" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "trip_invite_links_by_owner" ON "trip_invite_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "trip_invite_links_by_end" ON "trip_invite_links" USING btree ("expires_on");