CREATE TABLE "nominees" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"named_at" timestamptz(3) NOT NULL,
	CONSTRAINT "nominees_name_length" CHECK (length("nominees"."name") between 1 and 80),
	CONSTRAINT "nominees_contact" CHECK ("nominees"."email" is not null or "nominees"."phone" is not null),
	CONSTRAINT "nominees_contact_length" CHECK (length("nominees"."email") <= 254 and length("nominees"."phone") <= 30)
);
--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;