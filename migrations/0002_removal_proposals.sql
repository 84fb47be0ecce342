DROP INDEX "suspension_proposals_open";--> statement-breakpoint
ALTER TABLE "suspension_proposals" ALTER COLUMN "words" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD COLUMN "kind" text DEFAULT 'suspension' NOT NULL;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD COLUMN "days" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "suspension_proposals_open" ON "suspension_proposals" USING btree ("user_id","kind") WHERE "suspension_proposals"."decided_at" is null;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD CONSTRAINT "suspension_proposals_kind" CHECK (("suspension_proposals"."kind" = 'suspension' and "suspension_proposals"."words" is not null)
        or ("suspension_proposals"."kind" = 'removal' and "suspension_proposals"."words" is null and "suspension_proposals"."days" is null));