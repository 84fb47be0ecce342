CREATE TABLE "identity_known_sources" (
	"uid" text NOT NULL,
	"source" text NOT NULL,
	"seen_at" timestamptz(3) NOT NULL,
	CONSTRAINT "identity_known_sources_uid_source_pk" PRIMARY KEY("uid","source")
);
--> statement-breakpoint
-- Codes live for minutes; whoever waits for one asks again.
DELETE FROM "registration_codes";--> statement-breakpoint
ALTER TABLE "registration_codes" DROP CONSTRAINT "registration_codes_pkey";--> statement-breakpoint
ALTER TABLE "registration_codes" ADD COLUMN "browser" text NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD COLUMN "network" text NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_codes" ADD CONSTRAINT "registration_codes_email_browser_pk" PRIMARY KEY("email","browser");--> statement-breakpoint
-- A token from before has no session in it: its hash stands for one, so that nobody is signed out.
ALTER TABLE "identity_refresh_tokens" ADD COLUMN "session_id" text;--> statement-breakpoint
UPDATE "identity_refresh_tokens" SET "session_id" = "token_hash";--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD COLUMN "replaced" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD COLUMN "ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_known_sources" ADD CONSTRAINT "identity_known_sources_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_known_sources_by_use" ON "identity_known_sources" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_refresh_tokens_session" ON "identity_refresh_tokens" USING btree ("session_id");
