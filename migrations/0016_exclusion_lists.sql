CREATE TABLE "exclusion_lists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "exclusion_lists_bounded" CHECK (jsonb_array_length("exclusion_lists"."places") <= 20)
);
--> statement-breakpoint
ALTER TABLE "exclusion_lists" ADD CONSTRAINT "exclusion_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;