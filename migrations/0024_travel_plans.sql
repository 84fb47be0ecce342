CREATE TABLE "plan_invitations" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "plan_invitations_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "plan_summaries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"goes_to" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"flexible_days" smallint NOT NULL,
	"company" text NOT NULL,
	"note" text NOT NULL,
	"visible_to" text NOT NULL,
	"ends_on" date NOT NULL,
	"region_id" text NOT NULL,
	"key" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "plan_summaries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "plan_summaries_key" UNIQUE("user_id","key"),
	CONSTRAINT "plan_summaries_dates" CHECK ("plan_summaries"."end_date" >= "plan_summaries"."start_date" and "plan_summaries"."end_date" - "plan_summaries"."start_date" < 90),
	CONSTRAINT "plan_summaries_flexible" CHECK ("plan_summaries"."flexible_days" between 0 and 14),
	CONSTRAINT "plan_summaries_note_length" CHECK (length("plan_summaries"."note") <= 200)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"place_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"goes_to" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"flexible_days" smallint NOT NULL,
	"company" text NOT NULL,
	"note" text NOT NULL,
	"visible_to" text NOT NULL,
	"ends_on" date NOT NULL,
	"first_week" date NOT NULL,
	"last_week" date NOT NULL,
	CONSTRAINT "plans_place_id_id_pk" PRIMARY KEY("place_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_invitations" ADD CONSTRAINT "plan_invitations_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invitations" ADD CONSTRAINT "plan_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_invitations_by_user" ON "plan_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_invitations_by_plan" ON "plan_invitations" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_summaries_ended" ON "plan_summaries" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "plans_by_week" ON "plans" USING btree ("place_id","last_week","id","first_week");--> statement-breakpoint
CREATE INDEX "plans_ended" ON "plans" USING btree ("ends_on");