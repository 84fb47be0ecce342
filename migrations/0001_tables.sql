CREATE TABLE "registration_codes" (
	"email" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "registration_codes_tries" CHECK ("registration_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"done_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"photo_url" text,
	"password_hash" text,
	"password_updated_at" timestamptz(3),
	"google_sub" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"valid_since" bigint NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamptz(3),
	CONSTRAINT "identity_accounts_googleSub_unique" UNIQUE("google_sub")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_oob_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"provider" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"used_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text,
	"subject" text,
	"text" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) DEFAULT now(),
	"sent_at" timestamptz(3),
	"failed_at" timestamptz(3),
	"last_error" text,
	CONSTRAINT "outbox_one_line_headers" CHECK (("outbox"."to" || "outbox"."subject") !~ '[[:cntrl:]]'),
	CONSTRAINT "outbox_ends" CHECK (("outbox"."next_attempt_at" is null) = ("outbox"."sent_at" is not null or "outbox"."failed_at" is not null)),
	CONSTRAINT "outbox_holds_a_mail_until_then" CHECK ("outbox"."next_attempt_at" is null or num_nulls("outbox"."to", "outbox"."subject", "outbox"."text") = 0)
);
--> statement-breakpoint
CREATE TABLE "deck_places" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"position" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swipes" (
	"user_id" uuid NOT NULL,
	"swiped_id" uuid NOT NULL,
	"action" text,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "swipes_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"swiped_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "swipes_user_id_swiped_id_pk" PRIMARY KEY("user_id","swiped_id"),
	CONSTRAINT "swipes_action" CHECK ("swipes"."action" in ('left', 'right')),
	CONSTRAINT "swipes_not_oneself" CHECK ("swipes"."user_id" <> "swipes"."swiped_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"kept_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_owners" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "media_owners_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "media_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "media_usage_within_quota" CHECK ("media_usage"."bytes" between 0 and 104857600)
);
--> statement-breakpoint
CREATE TABLE "media_variants" (
	"hash" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "media_variants_hash_width_pk" PRIMARY KEY("hash","width")
);
--> statement-breakpoint
CREATE TABLE "inboxes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"told" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"user_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"other_id" uuid NOT NULL,
	"message_id" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"text" text NOT NULL,
	"key" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "messages_once" UNIQUE("from_id","key"),
	CONSTRAINT "messages_text_length" CHECK (length("messages"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"last_id" uuid NOT NULL,
	"read_up_to" uuid,
	CONSTRAINT "threads_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tour_id" uuid NOT NULL,
	"actor_id" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"read_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_version_one_row" CHECK ("catalogue_version"."only")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"tour_type" text NOT NULL,
	"price" integer NOT NULL,
	"nights" integer NOT NULL,
	"images" text[] NOT NULL,
	"image_url" text,
	"destinations" text[] NOT NULL,
	"activities" jsonb NOT NULL,
	"accommodations" jsonb NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "packages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "packages_price_positive" CHECK ("packages"."price" >= 0),
	CONSTRAINT "packages_nights_positive" CHECK ("packages"."nights" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "blocks_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_not_oneself" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid,
	"act" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"closed_at" timestamptz(3),
	CONSTRAINT "reports_note_length" CHECK (length("reports"."note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "follows_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id"),
	CONSTRAINT "follows_not_oneself" CHECK ("follows"."follower_id" <> "follows"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firebase_uid" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"profile_picture" text,
	"travel_type" text DEFAULT 'family' NOT NULL,
	"home_city" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"consented_at" timestamptz(3),
	"suspended_at" timestamptz(3),
	"deletion_asked_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"deck_key" double precision DEFAULT random() NOT NULL,
	CONSTRAINT "users_firebaseUid_unique" UNIQUE("firebase_uid"),
	CONSTRAINT "users_travel_type" CHECK ("users"."travel_type" in ('family', 'genZ')),
	CONSTRAINT "users_name_given" CHECK (length("users"."name") between 1 and 80),
	CONSTRAINT "users_bio_length" CHECK (length("users"."bio") <= 500),
	CONSTRAINT "users_counts" CHECK ("users"."follower_count" >= 0 and "users"."following_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_tour_id_pk" PRIMARY KEY("user_id","tour_id")
);
--> statement-breakpoint
CREATE TABLE "tour_participants" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tour_participants_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"joined_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tour_participants_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tour_waitlist" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tour_waitlist_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"since" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tour_waitlist_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid NOT NULL,
	"package_id" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"destination" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price" integer NOT NULL,
	"capacity" integer,
	"joined" integer DEFAULT 0 NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"search" text NOT NULL,
	"cancelled_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tours_dates_in_order" CHECK ("tours"."end_date" >= "tours"."start_date"),
	CONSTRAINT "tours_price_positive" CHECK ("tours"."price" >= 0),
	CONSTRAINT "tours_capacity" CHECK ("tours"."capacity" is null or "tours"."capacity" >= 1),
	CONSTRAINT "tours_never_oversold" CHECK ("tours"."joined" >= 0 and ("tours"."capacity" is null or "tours"."joined" <= "tours"."capacity"))
);
--> statement-breakpoint
ALTER TABLE "identity_oob_codes" ADD CONSTRAINT "identity_oob_codes_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD CONSTRAINT "identity_refresh_tokens_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_places" ADD CONSTRAINT "deck_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_swiped_id_users_id_fk" FOREIGN KEY ("swiped_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_owners" ADD CONSTRAINT "media_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_owners" ADD CONSTRAINT "media_owners_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_usage" ADD CONSTRAINT "media_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inboxes" ADD CONSTRAINT "inboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_last_id_messages_id_fk" FOREIGN KEY ("last_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_participants" ADD CONSTRAINT "tour_participants_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_participants" ADD CONSTRAINT "tour_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_waitlist" ADD CONSTRAINT "tour_waitlist_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_waitlist" ADD CONSTRAINT "tour_waitlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_codes_by_end" ON "registration_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("id") WHERE "enquiries"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_accounts_email" ON "identity_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "identity_oob_codes_by_uid" ON "identity_oob_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_oob_codes_by_expiry" ON "identity_oob_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_by_uid" ON "identity_refresh_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_by_use" ON "identity_refresh_tokens" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("created_at") WHERE "outbox"."next_attempt_at" is null;--> statement-breakpoint
CREATE INDEX "swipes_in_turn" ON "swipes" USING btree ("user_id","turn");--> statement-breakpoint
CREATE INDEX "swipes_of_person" ON "swipes" USING btree ("swiped_id","turn");--> statement-breakpoint
CREATE INDEX "swipes_taken_back" ON "swipes" USING btree ("user_id") WHERE "swipes"."action" is null;--> statement-breakpoint
CREATE INDEX "media_by_age" ON "media" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "media_owners_by_hash" ON "media_owners" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "live_events_by_other" ON "live_events" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "live_events_by_message" ON "live_events" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "live_events_by_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_in_talk" ON "messages" USING btree ("from_id","to_id","id");--> statement-breakpoint
CREATE INDEX "messages_by_receiver" ON "messages" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "threads_latest" ON "threads" USING btree ("user_id","last_id");--> statement-breakpoint
CREATE INDEX "threads_by_other" ON "threads" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "threads_by_last" ON "threads" USING btree ("last_id");--> statement-breakpoint
CREATE INDEX "notices_by_user" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_by_tour" ON "notices" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "notices_by_actor" ON "notices" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "packages_by_tour_type" ON "packages" USING btree ("tour_type","id");--> statement-breakpoint
CREATE INDEX "packages_by_price" ON "packages" USING btree ("price");--> statement-breakpoint
CREATE INDEX "packages_search" ON "packages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blocks_in_turn" ON "blocks" USING btree ("blocker_id","turn");--> statement-breakpoint
CREATE INDEX "blocks_by_blocked" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "moderation_acts_by_report" ON "moderation_acts" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_by_reported" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "follows_by_follower" ON "follows" USING btree ("follower_id","turn");--> statement-breakpoint
CREATE INDEX "follows_by_followed" ON "follows" USING btree ("followed_id","turn");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletion_asked_at") WHERE "users"."deletion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_picture" ON "users" USING btree ("profile_picture");--> statement-breakpoint
CREATE INDEX "users_in_ring" ON "users" USING btree ("deck_key","id") WHERE "users"."suspended_at" is null and "users"."deletion_asked_at" is null;--> statement-breakpoint
CREATE INDEX "favorites_by_tour" ON "favorites" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "tour_participants_by_user" ON "tour_participants" USING btree ("user_id","tour_id");--> statement-breakpoint
CREATE INDEX "tour_participants_in_turn" ON "tour_participants" USING btree ("tour_id","turn");--> statement-breakpoint
CREATE INDEX "tour_waitlist_in_turn" ON "tour_waitlist" USING btree ("tour_id","turn");--> statement-breakpoint
CREATE INDEX "tour_waitlist_by_user" ON "tour_waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tours_by_start" ON "tours" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "tours_by_price" ON "tours" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "tours_by_host" ON "tours" USING btree ("creator_id","start_date");--> statement-breakpoint
CREATE INDEX "tours_by_package" ON "tours" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "tours_search" ON "tours" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tours_images" ON "tours" USING gin ("images");