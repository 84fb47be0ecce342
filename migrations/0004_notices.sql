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
ALTER TABLE "media_owners" ADD CONSTRAINT "media_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_owners" ADD CONSTRAINT "media_owners_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_usage" ADD CONSTRAINT "media_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("created_at") WHERE "outbox"."next_attempt_at" is null;--> statement-breakpoint
CREATE INDEX "media_by_age" ON "media" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "media_owners_by_hash" ON "media_owners" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "notices_by_user" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_by_tour" ON "notices" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "notices_by_actor" ON "notices" USING btree ("actor_id");