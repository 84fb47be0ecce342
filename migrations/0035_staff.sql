CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"actor" text NOT NULL,
	"role" text,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_log_role" CHECK (("audit_log"."staff_id" is null) = ("audit_log"."role" is null))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamptz(3) DEFAULT now() NOT NULL,
	"granted_by" text NOT NULL,
	"audit_id" uuid NOT NULL,
	"revoked_at" timestamptz(3),
	"revoked_audit_id" uuid,
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('moderator', 'editor', 'operator')),
	CONSTRAINT "staff_revoked" CHECK (("staff"."revoked_at" is null) = ("staff"."revoked_audit_id" is null))
);
--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD COLUMN "audit_id" uuid;--> statement-breakpoint
UPDATE "moderation_acts" SET "audit_id" = uuidv7();--> statement-breakpoint
INSERT INTO "audit_log" ("id", "at", "actor", "act", "subject_kind", "subject_id", "after")
  SELECT "audit_id", "at", "operator", 'report.' || "act", 'report', coalesce("report_id"::text, ''), jsonb_build_object('act', "act")
  FROM "moderation_acts";--> statement-breakpoint
ALTER TABLE "moderation_acts" ALTER COLUMN "audit_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_revoked_audit_id_audit_log_id_fk" FOREIGN KEY ("revoked_audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_staff" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_age" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_current" ON "staff" USING btree ("user_id","role") WHERE "staff"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "staff_by_user" ON "staff" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD CONSTRAINT "moderation_acts_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;