CREATE TABLE "address_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_hash" text NOT NULL,
	"new_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "address_changes_tries" CHECK ("address_changes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wrong_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"destination_id" text NOT NULL,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"done_at" timestamptz(3),
	"done_audit_id" uuid,
	CONSTRAINT "wrong_facts_text_length" CHECK (length("wrong_facts"."text") between 1 and 1000),
	CONSTRAINT "wrong_facts_audited" CHECK (("wrong_facts"."done_at" is null) = ("wrong_facts"."done_audit_id" is null))
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_counts_kind_day_subject_pk" PRIMARY KEY("kind","day","subject")
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"process_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"seen_at" timestamptz(3) NOT NULL,
	"beats" integer DEFAULT 0 NOT NULL,
	"recent" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_versions" (
	"package_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"audit_id" uuid NOT NULL,
	CONSTRAINT "package_versions_package_id_number_pk" PRIMARY KEY("package_id","number")
);
--> statement-breakpoint
CREATE TABLE "suspension_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"report_id" uuid,
	"words" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposer" text NOT NULL,
	"audit_id" uuid NOT NULL,
	"decided_at" timestamptz(3),
	"decided_by" uuid,
	"confirmed" boolean,
	"decided_audit_id" uuid,
	CONSTRAINT "suspension_proposals_four_eyes" CHECK ("suspension_proposals"."decided_by" <> "suspension_proposals"."proposed_by"),
	CONSTRAINT "suspension_proposals_decided" CHECK (("suspension_proposals"."decided_at" is null) = ("suspension_proposals"."decided_by" is null)
        and ("suspension_proposals"."decided_at" is null) = ("suspension_proposals"."confirmed" is null)
        and ("suspension_proposals"."decided_at" is null) = ("suspension_proposals"."decided_audit_id" is null))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "done_audit_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "changed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "departed_accounts" ADD COLUMN "suspended_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD COLUMN "until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD COLUMN "audit_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_facts" ADD CONSTRAINT "wrong_facts_done_audit_id_audit_log_id_fk" FOREIGN KEY ("done_audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD CONSTRAINT "suspension_proposals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD CONSTRAINT "suspension_proposals_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension_proposals" ADD CONSTRAINT "suspension_proposals_decided_audit_id_audit_log_id_fk" FOREIGN KEY ("decided_audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_by_end" ON "address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wrong_facts_open" ON "wrong_facts" USING btree ("id") WHERE "wrong_facts"."done_at" is null;--> statement-breakpoint
CREATE INDEX "wrong_facts_done" ON "wrong_facts" USING btree ("done_at") WHERE "wrong_facts"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "wrong_facts_by_destination" ON "wrong_facts" USING btree ("destination_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspension_proposals_open" ON "suspension_proposals" USING btree ("user_id") WHERE "suspension_proposals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "suspension_proposals_by_report" ON "suspension_proposals" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "suspension_proposals_by_age" ON "suspension_proposals" USING btree ("decided_at");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_done_audit_id_audit_log_id_fk" FOREIGN KEY ("done_audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_done" ON "enquiries" USING btree ("done_at") WHERE "enquiries"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "moderation_acts_by_user" ON "moderation_acts" USING btree ("user_id","id");--> statement-breakpoint
UPDATE "moderation_acts" SET "user_id" = "reports"."reported_id" FROM "reports" WHERE "reports"."id" = "report_id";--> statement-breakpoint
UPDATE "photo_checks" SET "audit_id" = uuidv7() WHERE "decided_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "audit_log" ("id", "at", "actor", "act", "subject_kind", "subject_id", "after")
  SELECT "audit_id", "decided_at", coalesce("operator", ''), 'photoCheck.' || "outcome", 'photoCheck', "check_id"::text, jsonb_build_object('outcome', "outcome")
  FROM "photo_checks" WHERE "audit_id" IS NOT NULL;--> statement-breakpoint
UPDATE "enquiries" SET "done_audit_id" = uuidv7() WHERE "done_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "audit_log" ("id", "at", "actor", "act", "subject_kind", "subject_id", "after")
  SELECT "done_audit_id", "done_at", '', 'enquiry.done', 'enquiry', "id"::text, jsonb_build_object('done', true)
  FROM "enquiries" WHERE "done_audit_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_audited" CHECK (("enquiries"."done_at" is null) = ("enquiries"."done_audit_id" is null));--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_audited" CHECK (("photo_checks"."decided_at" is null) = ("photo_checks"."audit_id" is null));