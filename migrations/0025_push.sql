CREATE TABLE "push_subscriptions" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"kinds" text[] NOT NULL,
	"shows_names" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_user_id_device_pk" PRIMARY KEY("user_id","device"),
	CONSTRAINT "push_subscriptions_https" CHECK ("push_subscriptions"."endpoint" ~ '^https://' and length("push_subscriptions"."endpoint") <= 1000),
	CONSTRAINT "push_subscriptions_kinds" CHECK (cardinality("push_subscriptions"."kinds") <= 6)
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"tag" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"since" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) DEFAULT now(),
	"told_up_to" timestamptz(3),
	"last_error" text,
	CONSTRAINT "pushes_user_id_device_tag_pk" PRIMARY KEY("user_id","device","tag"),
	CONSTRAINT "pushes_tag_length" CHECK (length("pushes"."tag") <= 100)
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_device" FOREIGN KEY ("user_id","device") REFERENCES "public"."push_subscriptions"("user_id","device") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("next_attempt_at") WHERE "pushes"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "pushes_by_age" ON "pushes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_tomorrow_once" ON "notices" USING btree ("user_id",coalesce("trip_id", "tour_id"),"note") WHERE "notices"."kind" = 'tripTomorrow';--> statement-breakpoint
CREATE INDEX "trip_friends_by_start" ON "trip_friends" USING btree ("start_date","trip_id","user_id") WHERE "trip_friends"."state" = 'going' and "trip_friends"."start_date" is not null;--> statement-breakpoint
CREATE INDEX "trip_summaries_by_start" ON "trip_summaries" USING btree ("start_date","trip_id","user_id") WHERE "trip_summaries"."start_date" is not null;