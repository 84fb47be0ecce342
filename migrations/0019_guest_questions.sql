CREATE TABLE "guest_questions" (
	"tour_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"answered_at" timestamptz(3),
	CONSTRAINT "guest_questions_tour_id_id_pk" PRIMARY KEY("tour_id","id"),
	CONSTRAINT "guest_questions_text" CHECK (length("guest_questions"."text") between 1 and 500),
	CONSTRAINT "guest_questions_answer" CHECK (length("guest_questions"."answer") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "is_question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_questions" ADD CONSTRAINT "guest_questions_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_questions" ADD CONSTRAINT "guest_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_questions_open" ON "guest_questions" USING btree ("tour_id","user_id") WHERE "guest_questions"."answer" is null;--> statement-breakpoint
CREATE INDEX "guest_questions_by_user" ON "guest_questions" USING btree ("user_id","tour_id");