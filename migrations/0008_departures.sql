CREATE TABLE "departed_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"left_at" timestamptz(3) NOT NULL,
	"suspended_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "report_evidence" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"taken_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocks" DROP CONSTRAINT "blocks_blocker_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "blocks" DROP CONSTRAINT "blocks_blocked_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_reported_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_gone_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "report_evidence" ADD CONSTRAINT "report_evidence_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departed_accounts_by_address" ON "departed_accounts" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "departed_accounts_by_age" ON "departed_accounts" USING btree ("left_at");--> statement-breakpoint
CREATE INDEX "report_evidence_by_age" ON "report_evidence" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "users_by_address" ON "users" USING btree (lower("email"));