CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consents_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"given" boolean NOT NULL,
	"notice" text NOT NULL,
	"at" timestamptz(3),
	CONSTRAINT "consents_user_id_purpose_sequence_pk" PRIMARY KEY("user_id","purpose","sequence"),
	CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" in ('account', 'gender', 'photoCheck', 'upiId')),
	CONSTRAINT "consents_notice" CHECK (length("consents"."notice") between 1 and 20),
	CONSTRAINT "consents_at" CHECK ("consents"."at" is not null or "consents"."notice" = 'before')
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What people had agreed to before, with its day where that is known.
INSERT INTO "consents" ("user_id", "purpose", "given", "notice", "at")
  SELECT "id", 'account', true, 'before', "consented_at" FROM "users" WHERE "consented_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "consents" ("user_id", "purpose", "given", "notice", "at")
  SELECT "user_id", 'gender', true, 'before', "changed_on" FROM "genders" WHERE "gender" IS NOT NULL;--> statement-breakpoint
INSERT INTO "consents" ("user_id", "purpose", "given", "notice", "at")
  SELECT "user_id", 'photoCheck', true, 'before', "created_at" FROM "photo_checks";--> statement-breakpoint
INSERT INTO "consents" ("user_id", "purpose", "given", "notice") SELECT "user_id", 'upiId', true, 'before' FROM "upi_ids";
