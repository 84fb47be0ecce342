ALTER TABLE "outbox" DROP CONSTRAINT "outbox_one_line_headers";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_holds_a_mail_until_then";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "params" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_one_line_headers" CHECK ((coalesce("outbox"."to", '') || coalesce("outbox"."subject", '')) !~ '[[:cntrl:]]');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_holds_a_mail_until_then" CHECK ("outbox"."next_attempt_at" is null or num_nulls("outbox"."to", "outbox"."subject", "outbox"."text") = 0
        or num_nulls("outbox"."to", "outbox"."kind", "outbox"."params") = 0);