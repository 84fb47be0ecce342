ALTER TABLE "users" ADD COLUMN "digest_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_day" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_up_to" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seen_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "group_summaries_unread" ON "group_summaries" USING btree ("user_id") WHERE "group_summaries"."unread" > 0 and not "group_summaries"."muted";