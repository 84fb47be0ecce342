CREATE TABLE "tour_removals" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tour_removals_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id"),
	CONSTRAINT "tour_removals_reason_given" CHECK (length("tour_removals"."reason") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tour_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "joining_closed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "tour_removals" ADD CONSTRAINT "tour_removals_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_removals" ADD CONSTRAINT "tour_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_removals_by_user" ON "tour_removals" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mail_token" UNIQUE("mail_token");