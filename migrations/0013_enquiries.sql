CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"done_at" timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("id") WHERE "enquiries"."done_at" is null;