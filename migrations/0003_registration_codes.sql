CREATE TABLE "registration_codes" (
	"email" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "registration_codes_tries" CHECK ("registration_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE INDEX "registration_codes_by_end" ON "registration_codes" USING btree ("expires_at");