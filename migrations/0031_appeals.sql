CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"decided_at" timestamptz(3),
	"outcome" text,
	CONSTRAINT "appeals_once" UNIQUE("act_id"),
	CONSTRAINT "appeals_text_length" CHECK (length("appeals"."text") between 1 and 1000),
	CONSTRAINT "appeals_decided" CHECK (("appeals"."decided_at" is null) = ("appeals"."outcome" is null)),
	CONSTRAINT "appeals_outcome" CHECK ("appeals"."outcome" in ('upheld', 'reversed'))
);
--> statement-breakpoint
CREATE TABLE "photo_checks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"check_id" uuid NOT NULL,
	"gesture" text NOT NULL,
	"bytes" "bytea",
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"sent_at" timestamptz(3),
	"decided_at" timestamptz(3),
	"outcome" text,
	"operator" text,
	CONSTRAINT "photo_checks_by_id" UNIQUE("check_id"),
	CONSTRAINT "photo_checks_decided" CHECK (("photo_checks"."decided_at" is null) = ("photo_checks"."outcome" is null)),
	CONSTRAINT "photo_checks_outcome" CHECK ("photo_checks"."outcome" in ('accepted', 'declined')),
	CONSTRAINT "photo_checks_picture_until_decided" CHECK (("photo_checks"."bytes" is not null) = ("photo_checks"."sent_at" is not null and "photo_checks"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "tour_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "seen_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_act_id_moderation_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."moderation_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("id") WHERE "appeals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "appeals_by_user" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photo_checks_waiting" ON "photo_checks" USING btree ("sent_at") WHERE "photo_checks"."bytes" is not null;--> statement-breakpoint
CREATE INDEX "photo_checks_by_age" ON "photo_checks" USING btree ("created_at") WHERE "photo_checks"."decided_at" is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" is null or "reports"."outcome" in ('action', 'noAction') and "reports"."closed_at" is not null);--> statement-breakpoint
UPDATE "reports" r SET "seen_at" = r."closed_at", "outcome" = CASE WHEN (
  SELECT a."act" FROM "moderation_acts" a WHERE a."report_id" = r."id" ORDER BY a."id" DESC LIMIT 1) = 'dismiss' THEN 'noAction' ELSE 'action' END
WHERE r."closed_at" IS NOT NULL;
