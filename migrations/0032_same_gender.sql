CREATE TABLE "genders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"gender" text,
	"changed_on" date,
	"same_gender_deck" boolean DEFAULT false NOT NULL,
	CONSTRAINT "genders_gender" CHECK ("genders"."gender" in ('woman', 'man', 'another')),
	CONSTRAINT "genders_deck" CHECK ("genders"."gender" is not null or not "genders"."same_gender_deck")
);
--> statement-breakpoint
ALTER TABLE "plan_summaries" ADD COLUMN "only_gender" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "only_gender" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "only_gender" text;--> statement-breakpoint
ALTER TABLE "genders" ADD CONSTRAINT "genders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_only_gender" CHECK ("tours"."only_gender" in ('woman', 'man', 'another'));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_one_gender_not_public" CHECK ("tours"."only_gender" is null or not "tours"."is_public");