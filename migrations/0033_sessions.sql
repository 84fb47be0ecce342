CREATE TABLE "session_cutoffs" (
	"account" text PRIMARY KEY NOT NULL,
	"ended_before" bigint NOT NULL,
	"kept" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"account" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"app" text,
	"system" text,
	"browser" text,
	"seen_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "sessions_account_auth_time_pk" PRIMARY KEY("account","auth_time")
);
--> statement-breakpoint
CREATE INDEX "sessions_by_use" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("ended_at") WHERE "sessions"."ended_at" is not null;