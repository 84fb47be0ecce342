CREATE TABLE "travel_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tour_id" uuid,
	"from_id" uuid NOT NULL,
	"about_id" uuid NOT NULL,
	"tour_ended_on" date NOT NULL,
	"company" text[] NOT NULL,
	"would_travel_again" boolean NOT NULL,
	"text" text NOT NULL,
	"private_note" text DEFAULT '' NOT NULL,
	"shown_from" date NOT NULL,
	"announced_at" timestamptz(3),
	"reply" text,
	"replied_at" timestamptz(3),
	"hidden_at" timestamptz(3),
	"hidden_reason" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "travel_references_once" UNIQUE("tour_id","from_id","about_id"),
	CONSTRAINT "travel_references_not_oneself" CHECK ("travel_references"."from_id" <> "travel_references"."about_id"),
	CONSTRAINT "travel_references_company" CHECK (cardinality("travel_references"."company") between 1 and 3
        and "travel_references"."company" <@ '{calm,talkative,organised,spontaneous,helpful,punctual,curious,patient}'::text[]),
	CONSTRAINT "travel_references_text_length" CHECK (length("travel_references"."text") between 1 and 600),
	CONSTRAINT "travel_references_note_length" CHECK (length("travel_references"."private_note") between 0 and 500),
	CONSTRAINT "travel_references_reply_length" CHECK (length("travel_references"."reply") between 1 and 400),
	CONSTRAINT "travel_references_replied" CHECK (("travel_references"."reply" is null) = ("travel_references"."replied_at" is null)),
	CONSTRAINT "travel_references_hidden" CHECK (("travel_references"."hidden_at" is null) = ("travel_references"."hidden_reason" is null) and length("travel_references"."hidden_reason") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "asked_for_references" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_references" ADD CONSTRAINT "travel_references_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_references" ADD CONSTRAINT "travel_references_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_references" ADD CONSTRAINT "travel_references_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_references_about" ON "travel_references" USING btree ("about_id","id");--> statement-breakpoint
CREATE INDEX "travel_references_from" ON "travel_references" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "travel_references_unannounced" ON "travel_references" USING btree ("shown_from") WHERE "travel_references"."announced_at" is null and "travel_references"."tour_id" is not null;--> statement-breakpoint
CREATE INDEX "tours_to_ask" ON "tours" USING btree ("end_date") WHERE not "tours"."asked_for_references" and "tours"."cancelled_at" is null;