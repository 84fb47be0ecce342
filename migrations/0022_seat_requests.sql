CREATE TABLE "tour_requests" (
	"tour_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tour_requests_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id"),
	CONSTRAINT "tour_requests_answers" CHECK (jsonb_typeof("tour_requests"."answers") = 'array')
);
--> statement-breakpoint
ALTER TABLE "tour_removals" ADD COLUMN "declined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "questions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_requests" ADD CONSTRAINT "tour_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_requests_by_user" ON "tour_requests" USING btree ("user_id","tour_id");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_questions" CHECK (cardinality("tours"."questions") <= 3);