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
CREATE TABLE "identity_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
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
CREATE TABLE "follows" (
	"follower_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
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
	"consented_at" timestamptz(3),
	"suspended_at" timestamptz(3),
	"deletion_asked_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
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
CREATE UNIQUE INDEX "identity_accounts_email" ON "identity_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "identity_attempts_by_expiry" ON "identity_attempts" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "identity_oob_codes_by_uid" ON "identity_oob_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_oob_codes_by_expiry" ON "identity_oob_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_by_uid" ON "identity_refresh_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_by_use" ON "identity_refresh_tokens" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "follows_by_followed" ON "follows" USING btree ("followed_id","created_at");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletion_asked_at") WHERE "users"."deletion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_picture" ON "users" USING btree ("profile_picture");--> statement-breakpoint
CREATE INDEX "favorites_by_tour" ON "favorites" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "tour_participants_by_user" ON "tour_participants" USING btree ("user_id","tour_id");--> statement-breakpoint
CREATE INDEX "tour_participants_in_order" ON "tour_participants" USING btree ("tour_id","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "tour_waitlist_in_turn" ON "tour_waitlist" USING btree ("tour_id","turn");--> statement-breakpoint
CREATE INDEX "tour_waitlist_by_user" ON "tour_waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tours_by_start" ON "tours" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "tours_by_host" ON "tours" USING btree ("creator_id","start_date");--> statement-breakpoint
CREATE INDEX "tours_by_package" ON "tours" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "tours_search" ON "tours" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tours_images" ON "tours" USING gin ("images");